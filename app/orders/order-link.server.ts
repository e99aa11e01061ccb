import { paths } from "~/paths";
import { env } from "~/platform/config/env.server";

/**
 * Where an order is looked at, for a mail. Undefined where nobody knows the site's address: neither the request that
 * the mail comes of (`origin`) nor the settings.
 */
export function orderLink(
  { number }: { number: string },
  origin: string | undefined = env().SITE_URL,
): string | undefined {
  return origin && `${origin}${paths.dashboardOrder(number)}`;
}
