import { useLoaderData } from "@remix-run/react";
import { FaqPage } from "~/content/FaqPage";
import { FAQ_ENTRIES } from "~/content/faq";
import { pageMeta } from "~/shell/meta";

export const meta = pageMeta({
  title: "FAQ",
  description: "What the marketplace is for, when you get a refund, and what sells most.",
});

export function loader() {
  return { entries: FAQ_ENTRIES };
}

export default function Faq() {
  return <FaqPage {...useLoaderData<typeof loader>()} />;
}
