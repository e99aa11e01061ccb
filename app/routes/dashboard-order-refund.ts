import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import * as z from "zod";
import { parseOrderNumber } from "~/orders/order.schema";
import { paths } from "~/paths";
import { requireAccount } from "~/platform/auth/session.server";
import { redirectWithFlash } from "~/platform/http/flash.server";
import { linkOrigin } from "~/platform/http/link-origin.server";
import { errorResponse, readForm } from "~/platform/http/request.server";
import { refundRefusalText } from "~/refunds/refund-words";
import { confirmRefund, denyRefund, sayRefundPaid } from "~/refunds/refunds.server";

const formSchema = z.object({
  intent: z.enum(["said", "confirm", "deny"], "must be said, confirm or deny"),
  /** How often the buyer had denied it when the page was made. */
  denials: z.coerce.number().int().min(0).max(9).default(0),
});

const verbs = { said: sayRefundPaid, confirm: confirmRefund, deny: denyRefund } as const;

const done = {
  said: "Thanks. We've asked the buyer to confirm it.",
  confirm: "Thanks. That's settled.",
  deny: "We've told the seller that you don't have it.",
} as const;

export function loader({ params }: { params: { number?: string } }) {
  return redirect(paths.dashboardOrder(params.number ?? ""));
}

/** The seller says that a refund was paid, or the buyer that it is there, or not. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  const { intent, denials } = await readForm(request, formSchema);
  const number = parseOrderNumber(params.number);
  const id = z.uuid().safeParse(params.id).data;
  const notFound = () => errorResponse(404, "We can't find that refund among yours.");
  if (!number || !id) throw notFound();
  const actor = { id, number, accountId, after: denials, origin: linkOrigin(request) };
  const outcome = await verbs[intent](actor);
  const back = (tone: "success" | "info", message: string) =>
    redirectWithFlash(paths.dashboardOrder(number), { tone, message });
  if (outcome.kind !== "refused") return back("success", done[intent]);
  if (outcome.reason === "not-found") throw notFound();
  return back("info", refundRefusalText(intent, outcome.standing));
}
