import "@partlane/ui/fonts.css";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { Shop } from "./Shop";

createRoot(document.querySelector("#root")).render(createElement(Shop));
