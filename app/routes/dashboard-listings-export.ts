import type { LoaderFunctionArgs } from "@remix-run/node";
import { writeListings } from "~/imports/csv/write-rows.server";
import { csvAnswer, dayText } from "~/imports/csv-answers.server";
import { exportListings } from "~/listings/export-listings.server";
import { readListView } from "~/listings/list-view";
import { requireAccount } from "~/platform/auth/session.server";
import { requestOrigin } from "~/platform/http/request.server";
import { getOwnSeller } from "~/sellers/sellers.server";

/** Downloads what the list of listings shows as CSV: its address says what, as the list's does. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  const view = readListView(new URL(request.url).searchParams);
  const seller = await getOwnSeller(accountId);
  const listings = exportListings({ accountId, origin: requestOrigin(request) }, view);
  return csvAnswer(request, {
    fileName: `listings-${dayText(seller?.timeZone)}.csv`,
    rows: writeListings(listings),
  });
}

export { readOnly as action } from "~/platform/http/request.server";
