import type { MetaFunction } from "@remix-run/node";
import { FaqPage } from "~/content/FaqPage";
import { pageMeta } from "~/shell/meta";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "FAQ",
    description: "What the marketplace is for, when you get your money back, and what sells most.",
  });

export default FaqPage;
