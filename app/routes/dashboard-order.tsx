import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { askedOfMove, type MoveRefusal, wrongCodeMessage } from "~/orders/move-form";
import { OrderPage } from "~/orders/OrderPage";
import { moveOrderFormSchema, parseArrow, parseOrderNumber } from "~/orders/order.schema";
import { dashboardOwner, getOrder, moveOrder } from "~/orders/orders.server";
import { transitionMessage, transitionRefusalMessage } from "~/orders/transition-messages";
import { paths } from "~/paths";
import { requireAccount } from "~/platform/auth/session.server";
import { redirectWithFlash } from "~/platform/http/flash.server";
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
  return { order, asking: parseArrow(new URL(request.url).searchParams.get("ask")) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { id } = await requireAccount(request);
  const form = await readForm(request, moveOrderFormSchema);
  const number = parseOrderNumber(params.number);
  if (!number) throw notFound();
  const asked = askedOfMove(form);
  if (asked.kind === "bad") return data<MoveRefusal>({ ...asked, form }, { status: 400 });
  const arrow = form.intent;
  const outcome = await moveOrder({ number, accountId: id, arrow, ...asked.move });
  if (outcome.kind === "moved")
    return redirectWithFlash(paths.dashboardOrder(number), {
      tone: "success",
      message: transitionMessage(number, arrow),
    });
  if (outcome.reason === "not-found") throw notFound();
  if (outcome.reason === "wrong-code")
    return data<MoveRefusal>({ field: "code", message: wrongCodeMessage, form }, { status: 409 });
  const message = transitionRefusalMessage(number, arrow, outcome.stage);
  return redirectWithFlash(paths.dashboardOrder(number), { tone: "info", message });
}

export default function Order() {
  return <OrderPage {...useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}

export { RouteErrorBoundary as ErrorBoundary };
