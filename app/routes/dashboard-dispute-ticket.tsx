import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DisputePage } from "~/disputes/DisputePage";
import {
  parseStep,
  parseTicket,
  type StepRefusal,
  stepFormSchema,
} from "~/disputes/dispute.schema";
import { stepDispute } from "~/disputes/dispute-steps.server";
import { getDispute } from "~/disputes/disputes.server";
import { stepMessages, stepRefusal } from "~/disputes/step-messages";
import { readPhotoForm } from "~/order-photos/photo-form.server";
import { paths } from "~/paths";
import { requireAccount } from "~/platform/auth/session.server";
import { redirectWithFlash } from "~/platform/http/flash.server";
import { linkOrigin } from "~/platform/http/link-origin.server";
import { errorResponse } from "~/platform/http/request.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta({
    title: args.data ? `Dispute ${args.data.dispute.number}` : "Dispute",
    description: "What's wrong with a part of an order, what was sold, and how it's settled.",
    noIndex: true,
  })(args);

const notFound = () => errorResponse(404, "We can't find that ticket among yours.");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  const ticket = parseTicket(params.ticket);
  const dispute = ticket && (await getDispute({ accountId, ticket }));
  if (!dispute) throw notFound();
  const ask = new URL(request.url).searchParams.get("ask");
  return { dispute, asking: (["accept", "withdraw"] as const).find((each) => each === ask) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  const { form, photos } = await readPhotoForm(request, stepFormSchema, accountId);
  const { intent, entryId, offerId, ...values } = form;
  const ticket = parseTicket(params.ticket);
  if (!ticket) throw notFound();
  const refused = (field: StepRefusal["field"], message: string, status: number) =>
    data<StepRefusal>({ intent, field, message, values, photos }, { status });
  const said = parseStep(form);
  if (said.kind === "bad") return refused(said.field, said.message, 400);
  if (photos.error) return refused("photos", photos.error, 400);
  const { text, amountCents } = said;
  const outcome = await stepDispute({
    ...{ ticket, actor: { accountId }, move: intent, text, amountCents, entryId, offerId },
    photoIds: photos.kept,
    origin: linkOrigin(request),
  });
  const back = paths.dispute(ticket);
  if (outcome.kind === "done") {
    if (intent === "message") return redirect(`${back}#messages`);
    return redirectWithFlash(back, { tone: "success", message: stepMessages[intent] });
  }
  if (outcome.reason === "not-found") throw notFound();
  if (outcome.reason === "too-many") return refused("text", outcome.message, 429);
  const message = stepRefusal(outcome);
  if (outcome.reason === "too-much" && intent === "offer") return refused("amount", message, 400);
  return redirectWithFlash(back, { tone: "info", message });
}

export default function Ticket() {
  return (
    <DisputePage {...useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />
  );
}

export { RouteErrorBoundary as ErrorBoundary };
