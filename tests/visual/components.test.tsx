import { shootStories } from "./shoot";

await shootStories(
  import.meta.glob([
    "../../stories/foundations/**/*.stories.tsx",
    "../../stories/components/**/*.stories.tsx",
  ]),
  import.meta.glob(
    ["../../stories/foundations/**/*.stories.tsx", "../../stories/components/**/*.stories.tsx"],
    { query: "?raw", import: "default" },
  ),
);
