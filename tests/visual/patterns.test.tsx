import { shootStories } from "./shoot";

shootStories(import.meta.glob("../../stories/patterns/**/*.stories.tsx", { eager: true }));
