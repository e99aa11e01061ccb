import type { ActionFunctionArgs } from "@remix-run/node";
import { receiveWebhook } from "~/payments/webhooks.server";
import { errorResponse, readBody } from "~/platform/http/request.server";

/** Nothing is here to look at. */
export function loader() {
  throw errorResponse(405, "This address takes webhooks alone. Use POST.", { Allow: "POST" });
}

/** The payment provider says that something happened. It is no page of ours: its signature says who it is. */
export async function action({ request }: ActionFunctionArgs) {
  const signature = request.headers.get("Stripe-Signature") ?? "";
  const body = new TextDecoder().decode(await readBody(request));
  if ((await receiveWebhook(body, signature)) === "refused")
    throw errorResponse(400, "This webhook isn't signed by the payment provider.");
  return new Response(null, { status: 204 });
}
