import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OrderPage } from "~/orders/OrderPage";
import { moveOrderFormSchema, parseOrderNumber } from "~/orders/order.schema";
import { statusNames } from "~/orders/order-graph";
import { dashboardOwner, getOrder, moveOrder } from "~/orders/orders.server";
import { paths } from "~/paths";
import { type Flash, flashCookie } from "~/platform/flash.server";
import { readForm, refuse } from "~/platform/request.server";
import { requireAccount } from "~/platform/session.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data ? `Order ${args.data.order.number}` : "Order",
    description: "What was ordered, how far it has come, and what comes next.",
    noIndex: true,
  });

const notFound = () => refuse(404, "There is no such order among yours.");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id } = await requireAccount(request);
  const number = parseOrderNumber(params.number);
  const order = number && (await getOrder(await dashboardOwner(id), number));
  if (!order) throw notFound();
  return { order };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { id } = await requireAccount(request);
  const { intent } = await readForm(request, moveOrderFormSchema);
  const number = parseOrderNumber(params.number);
  if (!number) throw notFound();
  const outcome = await moveOrder({ number, accountId: id, transition: intent });
  if (outcome.kind === "refused" && outcome.reason === "not-found") throw notFound();
  const status = statusNames[outcome.status].toLowerCase();
  const flash: Flash =
    outcome.kind === "moved"
      ? { tone: "success", message: `Order ${number} is marked as ${status}.` }
      : { tone: "info", message: `Order ${number} is ${status}, so nothing was changed.` };
  return redirect(paths.dashboardOrder(number), {
    headers: { "Set-Cookie": await flashCookie(flash) },
  });
}

export default function Order() {
  return <OrderPage {...useLoaderData<typeof loader>()} />;
}

export { RouteErrorBoundary as ErrorBoundary };
