import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DisputePage } from "~/orders/DisputePage";
import { disputeFormSchema, parseDispute } from "~/orders/dispute.schema";
import { openDispute } from "~/orders/disputes.server";
import { parseOrderNumber } from "~/orders/order.schema";
import { orderTitle } from "~/orders/order-details";
import { getOrder } from "~/orders/orders.server";
import { paths } from "~/paths";
import { requireAccount } from "~/platform/auth/session.server";
import { type Flash, redirectWithFlash } from "~/platform/http/flash.server";
import { linkOrigin } from "~/platform/http/link-origin.server";
import { errorResponse, readForm } from "~/platform/http/request.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Open a dispute",
  description: "Tell us what's wrong with an order, and support takes it from there.",
  noIndex: true,
});

const notFound = () => errorResponse(404, "We can't find that order among your purchases.");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id } = await requireAccount(request);
  const number = parseOrderNumber(params.number);
  // Samples belong to nobody, so there is no form for them.
  const order = number && (await getOrder({ accountId: id }, number));
  if (!order || order.side !== "buyer") throw notFound();
  // Nothing changed hands in one that was canceled; its page says so.
  if (order.status === "canceled" || order.disputes.some(({ status }) => status === "open"))
    throw redirect(paths.dashboardOrder(order.number));
  const [first] = order.lines;
  return {
    order: {
      number: order.number,
      title: first ? orderTitle(first, order.lines.length - 1) : "",
      fits: order.lines.flatMap(({ fit, name }) => (fit ? [{ fit, name }] : [])),
    },
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { id } = await requireAccount(request);
  const values = await readForm(request, disputeFormSchema);
  const number = parseOrderNumber(params.number);
  if (!number) throw notFound();
  const typed = parseDispute(values);
  if (typed.kind === "bad") return data({ errors: typed.errors, values }, { status: 400 });
  const { reason, message } = typed;
  const outcome = await openDispute({
    ...{ orderNumber: number, buyerAccountId: id, reason, message },
    origin: linkOrigin(request),
  });
  if (outcome.kind === "refused" && outcome.reason === "not-found") throw notFound();
  const flash: Flash =
    outcome.kind === "opened"
      ? {
          tone: "success",
          message: `Ticket ${outcome.ticket} is open. Support will reply by email.`,
        }
      : { tone: "info", message: `This order already has an open ticket, ${outcome.ticket}.` };
  return redirectWithFlash(paths.dashboardOrder(number), flash);
}

export default function Dispute() {
  return (
    <DisputePage {...useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />
  );
}

export { RouteErrorBoundary as ErrorBoundary };
