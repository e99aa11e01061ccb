import { shootStories } from "./shoot";

await shootStories(
  import.meta.glob("../../stories/screens/**/*.stories.tsx"),
  import.meta.glob("../../stories/screens/**/*.stories.tsx", { query: "?raw", import: "default" }),
);
