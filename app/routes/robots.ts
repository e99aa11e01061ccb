import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestOrigin } from "~/platform/request.server";

const lines = (origin: string) => `User-agent: *
Disallow: /dashboard
Disallow: /settings
Disallow: /billing
Disallow: /notifications
Disallow: /purchase
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;

export function loader({ request }: LoaderFunctionArgs) {
  return new Response(lines(requestOrigin(request)), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
