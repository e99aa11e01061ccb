import type { LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "~/paths";
import { originCacheControl, requestOrigin } from "~/platform/http/request.server";

/** Of those who are signed in, or not for reading. */
const closed = [
  paths.dashboard(),
  paths.settings(),
  paths.billing(),
  paths.notifications(),
  paths.purchase(""),
  paths.forgotPassword(),
  paths.resetPassword(),
  paths.confirmEmail(),
  paths.apiListings(),
];

const lines = (origin: string) => `User-agent: *
${closed.map((path) => `Disallow: ${path}`).join("\n")}

Sitemap: ${origin}${paths.sitemap()}
`;

export function loader({ request }: LoaderFunctionArgs) {
  return new Response(lines(requestOrigin(request)), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": originCacheControl(3_600),
    },
  });
}

export { readOnly as action } from "~/platform/http/request.server";
