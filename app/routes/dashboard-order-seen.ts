import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { readNoticesOfOrder } from "~/notifications/notifications.server";
import { readMessages } from "~/orders/messages.server";
import { parseOrderNumber } from "~/orders/order.schema";
import { paths } from "~/paths";
import { requireAccount } from "~/platform/auth/session.server";
import { checkOrigin, errorResponse } from "~/platform/http/request.server";

export function loader({ params }: { params: { number?: string } }) {
  return redirect(paths.dashboardOrder(params.number ?? ""));
}

/** An order's page that was fetched ahead is looked at now. */
export async function action({ request, params }: ActionFunctionArgs) {
  checkOrigin(request);
  const { id: accountId } = await requireAccount(request);
  const number = parseOrderNumber(params.number);
  if (!number) throw errorResponse(404, "There is no such order.");
  await Promise.all([readMessages({ number, accountId }), readNoticesOfOrder(accountId, number)]);
  return new Response(null, { status: 204 });
}
