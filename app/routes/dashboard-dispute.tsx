import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  type DisputeRefusal,
  disputeFormSchema,
  parseDispute,
  tooManyMessage,
} from "~/disputes/dispute.schema";
import { disputesOf, getDisputable, openDispute } from "~/disputes/disputes.server";
import { OpenDisputePage } from "~/disputes/OpenDisputePage";
import { readPhotoForm } from "~/order-photos/photo-form.server";
import { parseOrderNumber } from "~/orders/order.schema";
import { paths } from "~/paths";
import { requireAccount } from "~/platform/auth/session.server";
import { redirectWithFlash } from "~/platform/http/flash.server";
import { linkOrigin } from "~/platform/http/link-origin.server";
import { errorResponse } from "~/platform/http/request.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Open a dispute",
  description: "Tell us what's wrong with an order, and support takes it from there.",
  noIndex: true,
});

const notFound = () => errorResponse(404, "We can't find that order among your purchases.");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  const orderNumber = parseOrderNumber(params.number);
  // Samples belong to nobody, so there is no form for them.
  const order = orderNumber && (await getDisputable({ accountId, orderNumber }));
  if (!order) throw notFound();
  if (order.lines.length > 0) return { order };
  // It is disputed already, or as often as it can be, or nothing of it changed hands: its pages say so.
  const disputes = await disputesOf(accountId, orderNumber);
  const open = disputes.find(({ status }) => status !== "closed");
  if (open) throw redirect(paths.dispute(open.number));
  const { exhaustedId } = order;
  if (!exhaustedId) throw redirect(paths.dashboardOrder(orderNumber));
  // The newest first.
  const last = disputes.find(({ lineId }) => lineId === null || lineId === exhaustedId);
  const message = tooManyMessage(last?.number ?? "");
  throw await redirectWithFlash(paths.dashboardOrder(orderNumber), { tone: "info", message });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { id: buyerAccountId } = await requireAccount(request);
  const { form: values, photos } = await readPhotoForm(request, disputeFormSchema, buyerAccountId);
  const refused = (errors: DisputeRefusal["errors"]) =>
    data<DisputeRefusal>({ errors, values, photos }, { status: 400 });
  const orderNumber = parseOrderNumber(params.number);
  if (!orderNumber) throw notFound();
  const typed = parseDispute(values);
  if (typed.kind === "bad") return refused(typed.errors);
  if (photos.error) return refused({});
  const { reason, message, line } = typed;
  const outcome = await openDispute({
    ...{ orderNumber, buyerAccountId, line, reason, message },
    ...{ photoIds: photos.kept, origin: linkOrigin(request) },
  });
  if (outcome.kind === "opened")
    return redirectWithFlash(paths.dispute(outcome.ticket), {
      tone: "success",
      message: `Ticket ${outcome.ticket} is open. The seller has 3 business days to answer.`,
    });
  switch (outcome.reason) {
    case "which-line":
      return refused({ line: outcome.message });
    case "open-already":
      return redirectWithFlash(paths.dispute(outcome.ticket), {
        tone: "info",
        message: `There's an open ticket for this already, ${outcome.ticket}.`,
      });
    case "too-many":
      return redirectWithFlash(paths.dispute(outcome.ticket), {
        tone: "info",
        message: tooManyMessage(outcome.ticket),
      });
    default:
      throw notFound();
  }
}

export default function Dispute() {
  const refusal = useActionData<typeof action>();
  return <OpenDisputePage {...useLoaderData<typeof loader>()} refusal={refusal} />;
}

export { RouteErrorBoundary as ErrorBoundary };
