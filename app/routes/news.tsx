import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NewsPage } from "~/content/NewsPage";
import { listNews } from "~/content/news.server";
import { pageMeta } from "~/shell/meta";

export const meta = pageMeta({
  title: "News",
  description: "What's new: app updates, features, safety, and the people who use them.",
});

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return listNews({ category: searchParams.get("category"), shown: searchParams.get("shown") });
}

export default function News() {
  return <NewsPage {...useLoaderData<typeof loader>()} />;
}
