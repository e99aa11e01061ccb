import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readPhotoForm } from "~/order-photos/photo-form.server";
import { parseOrderNumber } from "~/orders/order.schema";
import { paths } from "~/paths";
import { requireAccount } from "~/platform/auth/session.server";
import { redirectWithFlash } from "~/platform/http/flash.server";
import { linkOrigin } from "~/platform/http/link-origin.server";
import { errorResponse } from "~/platform/http/request.server";
import { ReturnFormPage } from "~/returns/ReturnFormPage";
import {
  type AskRefusal,
  askFormSchema,
  choiceOf,
  parseChoice,
  parseReturnMessage,
} from "~/returns/return.schema";
import { askReturn, getReturnForm, planChosen } from "~/returns/returns.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Return a part",
  description: "Say which part goes back and why, and see what you get for it.",
  noIndex: true,
});

const notFound = () => errorResponse(404, "We can't find that order among your purchases.");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  const number = parseOrderNumber(params.number);
  const form = number && (await getReturnForm({ number, accountId }));
  if (!form) throw notFound();
  const chosen = choiceOf(new URL(request.url).searchParams);
  return { ...form, ...(await planChosen({ number, accountId }, chosen)) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  const { form, photos } = await readPhotoForm(request, askFormSchema, accountId);
  const number = parseOrderNumber(params.number);
  if (!number || !(await getReturnForm({ number, accountId }))) throw notFound();
  const { returnId, message, intent, ...choice } = form;
  const planned =
    intent === "change" ? { choice, errors: {} } : await planChosen({ number, accountId }, choice);
  // The address has nothing of what was chosen: all of it is in the answer.
  const answer = (status: number, why: Partial<AskRefusal> = {}) =>
    data<AskRefusal>({ ...planned, message, photos, ...why }, { status });
  if (intent === "change") return answer(200);
  const chosen = parseChoice(choice);
  if (chosen.kind === "bad") return answer(400, { errors: chosen.errors });
  if (intent === "choose") return answer(planned.plan ? 200 : 409);
  const written = parseReturnMessage(message, chosen.reason);
  if (written.kind === "bad") return answer(400, { messageError: written.error });
  if (photos.error) return answer(400);
  const outcome = await askReturn({
    ...{ number, accountId, id: returnId, photoIds: photos.kept, origin: linkOrigin(request) },
    ...{ line: chosen.line, quantity: chosen.quantity, reason: chosen.reason },
    message: written.message,
  });
  if (outcome.kind === "asked")
    return redirectWithFlash(paths.dashboardReturn(outcome.number), {
      tone: "success",
      message: `Return ${outcome.number} is asked for. The seller has 3 business days to answer.`,
    });
  if (outcome.reason === "not-found") throw notFound();
  if (outcome.reason === "bad") return answer(409, { errors: outcome.errors });
  return answer(429, { messageError: "That's a lot of returns for a day. Try again tomorrow." });
}

export default function OrderReturn() {
  const page = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return <ReturnFormPage {...page} {...(refusal && shownAgain(refusal))} refusal={refusal} />;
}

/** What cannot go back is chosen anew. */
const shownAgain = ({ choice, errors, plan }: AskRefusal) => ({
  ...{ choice, errors },
  plan: Object.keys(errors).length > 0 ? undefined : plan,
});

export { RouteErrorBoundary as ErrorBoundary };
