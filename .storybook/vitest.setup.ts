import { setProjectAnnotations } from "@storybook/react-vite";
import preview from "./preview";

/** The visual shots mount stories by themselves; this gives them the preview's decorators and loaders. */
setProjectAnnotations([preview]);
