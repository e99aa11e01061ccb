import { shootStories } from "./shoot";

await shootStories(
  import.meta.glob("../../stories/screens/**/[!M-Z]*.stories.tsx"),
  import.meta.glob("../../stories/screens/**/[!M-Z]*.stories.tsx", {
    query: "?raw",
    import: "default",
  }),
);
