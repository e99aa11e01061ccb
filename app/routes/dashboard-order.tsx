import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { CoresPanel } from "~/cores/CoresPanel";
import { coresOfOrder } from "~/cores/cores.server";
import { DisputesPanel } from "~/disputes/DisputesPanel";
import { disputesOf } from "~/disputes/disputes.server";
import { InvoicesPanel } from "~/invoices/InvoicesPanel";
import { invoicesOf } from "~/invoices/invoices.server";
import { isAhead } from "~/listings/views.server";
import { readNoticesOfOrder } from "~/notifications/notifications.server";
import { readPhotoForm } from "~/order-photos/photo-form.server";
import { isComingBack } from "~/orders/coming-back";
import { orderPageFormSchema } from "~/orders/message.schema";
import type { MessageRefusal } from "~/orders/message-form";
import { openThread, sendMessage } from "~/orders/messages.server";
import {
  askedOfMove,
  type MoveRefusal,
  tooManyCodesMessage,
  wrongCodeMessage,
} from "~/orders/move-form";
import { OrderPage } from "~/orders/OrderPage";
import { parseArrow, parseOrderNumber } from "~/orders/order.schema";
import { dashboardOwner, getOrder, moveOrder } from "~/orders/orders.server";
import { transitionMessage, transitionRefusalMessage } from "~/orders/transition-messages";
import { paths } from "~/paths";
import { requireAccount } from "~/platform/auth/session.server";
import { redirectWithFlash } from "~/platform/http/flash.server";
import { linkOrigin } from "~/platform/http/link-origin.server";
import { errorResponse } from "~/platform/http/request.server";
import { RefundsPanel } from "~/refunds/RefundsPanel";
import { refundsOf } from "~/refunds/refunds.server";
import { ReturnsPanel } from "~/returns/ReturnsPanel";
import { returnsOf } from "~/returns/returns.server";
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
  const { id: accountId } = await requireAccount(request);
  const number = parseOrderNumber(params.number);
  const order = number && (await getOrder(await dashboardOwner(accountId), number));
  if (!order) throw notFound();
  const isSeen = !isAhead(request);
  const [thread, refunds, cores, returns, invoices, disputes] = await Promise.all([
    openThread({ number, accountId, isSeen }),
    refundsOf({ number, accountId }),
    coresOfOrder({ number, accountId }),
    returnsOf({ number, accountId }),
    invoicesOf({ number, accountId }),
    disputesOf(accountId, number),
  ]);
  if (isSeen) await readNoticesOfOrder(accountId, number);
  const asking = parseArrow(new URL(request.url).searchParams.get("ask"));
  return { order, thread, refunds, cores, returns, invoices, disputes, asking, isSeen };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  const { form: sent, photos } = await readPhotoForm(request, orderPageFormSchema, accountId);
  const { intent, messageId, text, ...said } = sent;
  const number = parseOrderNumber(params.number);
  if (!number) throw notFound();
  const origin = linkOrigin(request);
  if (intent === "message") {
    const refused = (status: number, message?: string) =>
      data<MessageRefusal>({ field: "text", message, text, photos }, { status });
    if (photos.error) return refused(400);
    const typed = { id: messageId, number, accountId, text, photoIds: photos.kept, origin };
    const outcome = await sendMessage(typed);
    if (outcome.kind === "sent") return redirect(paths.orderMessages(number));
    if (outcome.reason === "not-found") throw notFound();
    return refused(outcome.reason === "bad-text" ? 400 : 429, outcome.message);
  }
  const form = { intent, ...said };
  const asked = askedOfMove(form);
  if (asked.kind === "bad") return data<MoveRefusal>({ ...asked, form }, { status: 400 });
  const outcome = await moveOrder({ number, accountId, arrow: intent, origin, ...asked.move });
  if (outcome.kind === "moved")
    return redirectWithFlash(paths.dashboardOrder(number), {
      tone: "success",
      message: transitionMessage(number, intent),
    });
  if (outcome.reason === "not-found") throw notFound();
  if (outcome.reason !== "not-now") {
    const isWrong = outcome.reason === "wrong-code";
    const message = isWrong ? wrongCodeMessage : tooManyCodesMessage;
    return data<MoveRefusal>({ field: "code", message, form }, { status: isWrong ? 409 : 429 });
  }
  const message = transitionRefusalMessage(number, intent, outcome.stage);
  return redirectWithFlash(paths.dashboardOrder(number), { tone: "info", message });
}

export default function Order() {
  const { isSeen, refunds, cores, returns, invoices, disputes, ...page } =
    useLoaderData<typeof loader>();
  const { number, side } = page.order;
  // What was fetched ahead was not seen then, and the press that shows it asks for nothing more.
  useEffect(() => {
    if (!isSeen) navigator.sendBeacon(paths.orderSeen(number));
  }, [isSeen, number]);
  const panels = (
    <>
      <DisputesPanel disputes={disputes} />
      <RefundsPanel {...{ number, side, refunds }} />
      <CoresPanel cores={cores} />
      <ReturnsPanel {...{ number, ...returns }} />
    </>
  );
  // What the two sides can still settle comes before what waits for support.
  const openDispute = (["open", "escalated"] as const).find((each) =>
    disputes.some(({ status }) => status === each),
  );
  return (
    <OrderPage
      {...{ ...page, panels, openDispute }}
      isComingBack={isComingBack({ refunds, cores, returns: returns.returns })}
      papers={<InvoicesPanel invoices={invoices} />}
      refusal={useActionData<typeof action>()}
    />
  );
}

export { RouteErrorBoundary as ErrorBoundary };
