import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatAmount } from "~/content/format";
import { OrderPartsPage } from "~/orders/OrderPartsPage";
import { parseOrderNumber } from "~/orders/order.schema";
import { canChangeParts, changeableLines } from "~/orders/order-details";
import type { OrderSide } from "~/orders/order-graph";
import {
  type PartsRefusal,
  type PartsTask,
  parseParts,
  partsFormSchema,
} from "~/orders/order-parts.schema";
import { keepPieces } from "~/orders/order-pieces.server";
import { getOrder, moveOrder } from "~/orders/orders.server";
import { paths } from "~/paths";
import { requireAccount } from "~/platform/auth/session.server";
import { redirectWithFlash } from "~/platform/http/flash.server";
import { linkOrigin } from "~/platform/http/link-origin.server";
import { errorResponse, readForm } from "~/platform/http/request.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Some parts of an order",
  description: "Ship some parts of an order, or cancel some.",
  noIndex: true,
});

const notFound = () => errorResponse(404, "We can't find that order among yours.");

async function orderOf(accountId: string, text: string | undefined) {
  const number = parseOrderNumber(text);
  const order = number && (await getOrder({ accountId }, number));
  if (!order) throw notFound();
  return order;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id } = await requireAccount(request);
  const { number, side, ...order } = await orderOf(id, params.number);
  const asked = new URL(request.url).searchParams.get("do");
  const task: PartsTask = asked === "ship" ? "ship" : "cancel";
  // Too late, or never: the order's page says how it stands.
  if (!canChangeParts({ ...order, side }, task)) throw redirect(paths.dashboardOrder(number));
  const { isSold, lines } = order;
  return { number, side, task, isSold, lines: changeableLines(lines, task) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  const form = await readForm(request, partsFormSchema);
  const { number, side, lines } = await orderOf(accountId, params.number);
  const asked = parseParts(form, lines);
  if (asked.kind === "bad") return data<PartsRefusal>({ ...asked, form }, { status: 400 });
  const origin = linkOrigin(request);
  const back = (tone: "success" | "info", message: string) =>
    redirectWithFlash(paths.dashboardOrder(number), { tone, message });
  if (asked.kind === "ship") {
    const parts = lines.flatMap(({ position, name }) =>
      asked.positions.includes(position) ? [name] : [],
    );
    const outcome = await moveOrder({
      ...{ number, accountId, arrow: "ship-some", origin, positions: asked.positions },
      ...{ noted: asked.noted, detail: { step: `${parts.join(", ")}.`, ...asked.noted } },
    });
    if (outcome.kind === "moved") return back("success", "Those parts are marked as shipped.");
    if (outcome.reason === "not-found") throw notFound();
    return back("info", "The order has moved on, so nothing changed.");
  }
  const outcome = await keepPieces({ ...asked, number, side, accountId, origin });
  if (outcome.kind === "canceled") return back("success", canceledMessage({ ...outcome, side }));
  if (outcome.reason === "not-found") throw notFound();
  if (outcome.reason === "not-now")
    return back("info", "The order has moved on, so nothing changed.");
  const [first] = changeableLines(lines, "cancel");
  const field = `keep${first?.position ?? 0}` as const;
  const refused = (status: number, message: string) =>
    data<PartsRefusal>({ field, message, form }, { status });
  if (outcome.reason === "in-dispute")
    return refused(409, "A dispute about these parts is open. It decides about the money.");
  return refused(400, "That's all of it. Keep at least one part, or cancel the whole order.");
}

/** What became of parts that were taken out, and of the money where they were paid for. */
function canceledMessage({
  isSold,
  backCents,
  side,
}: {
  isSold: boolean;
  backCents: number | null;
  side: OrderSide;
}): string {
  const canceled = "Those parts are canceled, and back in stock.";
  if (!isSold || backCents === 0) return canceled;
  const money = backCents === null ? "Their money" : formatAmount(backCents);
  return side === "buyer"
    ? `Those parts are canceled. ${money} goes back to your card.`
    : `${canceled} ${money} goes back to the buyer's card.`;
}

export default function OrderParts() {
  return (
    <OrderPartsPage {...useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />
  );
}

export { RouteErrorBoundary as ErrorBoundary };
