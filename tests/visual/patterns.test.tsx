import { shootStories } from "./shoot";

await shootStories(
  import.meta.glob("../../stories/patterns/**/*.stories.tsx"),
  import.meta.glob("../../stories/patterns/**/*.stories.tsx", { query: "?raw", import: "default" }),
);
