import { useLoaderData } from "@remix-run/react";
import { RELEASES } from "~/content/releases";
import { UpdatesPage } from "~/content/UpdatesPage";
import { pageMeta } from "~/shell/meta";

export const meta = pageMeta({
  title: "Updates",
  description: "Every release of the app: what's new, what's fixed, and what it runs on.",
});

export function loader() {
  return { releases: RELEASES };
}

export default function Updates() {
  return <UpdatesPage {...useLoaderData<typeof loader>()} />;
}
