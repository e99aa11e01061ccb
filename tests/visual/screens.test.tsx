import { shootStories } from "./shoot";

shootStories(import.meta.glob("../../stories/screens/**/*.stories.tsx", { eager: true }));
