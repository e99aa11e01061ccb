import type { LoaderFunctionArgs } from "@remix-run/node";
import { NEWS_ITEMS } from "~/content/news";
import { listKnownPartIds } from "~/parts/part.server";
import { paths } from "~/paths";
import { originCacheControl, requestOrigin } from "~/platform/http/request.server";
import { xmlText } from "~/platform/http/xml";

/** The site's pages and the known parts; never all parts, of which there may be millions. */
export async function loader({ request }: LoaderFunctionArgs) {
  const origin = requestOrigin(request);
  const pages = [
    paths.home(),
    paths.map(),
    ...(await listKnownPartIds()).map((id) => paths.part(id)),
    paths.pricing(),
    paths.news(),
    ...NEWS_ITEMS.map(({ id }) => paths.newsItem(id)),
    paths.updates(),
    paths.donate(),
    paths.faq(),
    paths.contact(),
    paths.privacyPolicy(),
    paths.termsOfUse(),
  ];
  const urls = pages.map((path) => `<url><loc>${xmlText(origin + path)}</loc></url>`).join("");
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
    { headers: { "Content-Type": "application/xml", "Cache-Control": originCacheControl(3_600) } },
  );
}

export { readOnly as action } from "~/platform/http/request.server";
