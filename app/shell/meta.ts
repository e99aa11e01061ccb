import type { MetaDescriptor } from "@remix-run/node";
import { PRODUCT_NAME } from "~/content/product";

/** The part of a route's `meta` arguments that a page's tags need. */
interface MetaArgs {
  location: { pathname: string };
  matches: { id: string; data?: unknown }[];
}

/** The site's public origin from the root loader; empty while unknown. */
function originOf(matches: MetaArgs["matches"]): string {
  const data = matches.find((match) => match.id === "root")?.data;
  return data && typeof data === "object" && "origin" in data ? String(data.origin) : "";
}

/**
 * A route's `meta`: title, description, canonical address and social tags of a page. The canonical address has no
 * query: filters and pages of the same list are one page to a search engine.
 */
export const pageMeta =
  (page: {
    title?: string;
    description: string;
    noIndex?: boolean;
    /** The path of what shows the page where its address is shared. */
    image?: string;
  }) =>
  ({ location, matches }: MetaArgs): MetaDescriptor[] => {
    const title = page.title
      ? `${page.title} | ${PRODUCT_NAME}`
      : `${PRODUCT_NAME}: auto parts near you, with price and fit`;
    const origin = originOf(matches);
    const url = `${origin}${location.pathname}`;
    return [
      { title },
      { name: "description", content: page.description },
      { tagName: "link", rel: "canonical", href: url },
      { property: "og:title", content: title },
      { property: "og:description", content: page.description },
      { property: "og:type", content: "website" },
      { property: "og:site_name", content: PRODUCT_NAME },
      { property: "og:url", content: url },
      { property: "og:image", content: `${origin}${page.image ?? "/social-card.png"}` },
      { name: "twitter:card", content: "summary_large_image" },
      ...(page.noIndex ? [{ name: "robots", content: "noindex" }] : []),
    ];
  };
