import { shootStories } from "./shoot";

shootStories(
  import.meta.glob(
    ["../../stories/foundations/**/*.stories.tsx", "../../stories/components/**/*.stories.tsx"],
    { eager: true },
  ),
);
