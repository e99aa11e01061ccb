import { redirectDocument } from "@remix-run/node";
import { paths } from "~/paths";
import { flashCookie } from "~/platform/http/flash.server";

/** Leads who would begin another checkout to the one that they are paying: as a document, which a card needs. */
export async function toPaying(checkoutId: string): Promise<Response> {
  const message = "You were already paying for a checkout, so we didn't begin another.";
  return redirectDocument(paths.checkoutPay(checkoutId), {
    headers: { "Set-Cookie": await flashCookie({ tone: "info", message }) },
  });
}
