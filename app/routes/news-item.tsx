import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NewsItemPage } from "~/content/NewsItemPage";
import { getNewsItem } from "~/content/news.server";
import { pageMeta } from "~/shell/meta";

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta({ title: args.data.item.title, description: args.data.item.excerpt })(args)
    : pageMeta({
        title: "Page not found",
        description: "There's no page here.",
        noIndex: true,
      })(args);

export function loader({ params }: LoaderFunctionArgs) {
  const article = getNewsItem(params.id ?? "");
  if (!article) throw new Response(null, { status: 404, statusText: "Not Found" });
  return article;
}

export default function NewsItem() {
  return <NewsItemPage {...useLoaderData<typeof loader>()} />;
}
