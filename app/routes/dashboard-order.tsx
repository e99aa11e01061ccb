import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OrderPage } from "~/orders/OrderPage";
import { moveOrderFormSchema, parseOrderNumber } from "~/orders/order.schema";
import { dashboardOwner, getOrder, moveOrder } from "~/orders/orders.server";
import { transitionMessage, transitionRefusalMessage } from "~/orders/transition-messages";
import { paths } from "~/paths";
import { requireAccount } from "~/platform/auth/session.server";
import { type Flash, redirectWithFlash } from "~/platform/http/flash.server";
import { errorResponse, readForm } from "~/platform/http/request.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta({
    title: args.data ? `Order ${args.data.order.number}` : "Order",
    description: "What was ordered, how far along it is, and what's next.",
    noIndex: true,
  })(args);

const notFound = () => errorResponse(404, "We can't find that order among yours.");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id } = await requireAccount(request);
  const number = parseOrderNumber(params.number);
  const order = number && (await getOrder(await dashboardOwner(id), number));
  if (!order) throw notFound();
  return { order, isCanceling: new URL(request.url).searchParams.get("ask") === "cancel" };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { id } = await requireAccount(request);
  const { intent } = await readForm(request, moveOrderFormSchema);
  const number = parseOrderNumber(params.number);
  if (!number) throw notFound();
  const outcome = await moveOrder({ number, accountId: id, transition: intent });
  if (outcome.kind === "refused" && outcome.reason === "not-found") throw notFound();
  const flash: Flash =
    outcome.kind === "moved"
      ? { tone: "success", message: transitionMessage(number, intent) }
      : { tone: "info", message: transitionRefusalMessage(number, intent, outcome.status) };
  return redirectWithFlash(paths.dashboardOrder(number), flash);
}

export default function Order() {
  return <OrderPage {...useLoaderData<typeof loader>()} />;
}

export { RouteErrorBoundary as ErrorBoundary };
