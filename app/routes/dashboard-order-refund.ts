import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import * as z from "zod";
import { parseOrderNumber } from "~/orders/order.schema";
import { paths } from "~/paths";
import { requireAccount } from "~/platform/auth/session.server";
import { redirectWithFlash } from "~/platform/http/flash.server";
import { linkOrigin } from "~/platform/http/link-origin.server";
import { errorResponse, readForm } from "~/platform/http/request.server";
import { confirmRefund, sayRefundPaid } from "~/refunds/refunds.server";

const formSchema = z.object({ intent: z.enum(["said", "confirm"], "must be said or confirm") });

export function loader({ params }: { params: { number?: string } }) {
  return redirect(paths.dashboardOrder(params.number ?? ""));
}

/** The seller says that a refund was paid, or the buyer that it is there. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  const { intent } = await readForm(request, formSchema);
  const number = parseOrderNumber(params.number);
  const id = z.uuid().safeParse(params.id).data;
  const actor = number && id && { id, number, accountId, origin: linkOrigin(request) };
  const move = intent === "said" ? sayRefundPaid : confirmRefund;
  if (!actor || (await move(actor)) === "not-found")
    throw errorResponse(404, "We can't find that refund among yours.");
  return redirectWithFlash(paths.dashboardOrder(actor.number), {
    tone: "success",
    message:
      intent === "said"
        ? "Thanks. We've asked the buyer to confirm it."
        : "Thanks. That's settled.",
  });
}
