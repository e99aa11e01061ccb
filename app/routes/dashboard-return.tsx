import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { requireAccount } from "~/platform/auth/session.server";
import { redirectWithFlash } from "~/platform/http/flash.server";
import { linkOrigin } from "~/platform/http/link-origin.server";
import { errorResponse, readForm } from "~/platform/http/request.server";
import { ReturnPage } from "~/returns/ReturnPage";
import {
  moveFormSchema,
  parseReturnArrow,
  parseReturnMove,
  parseReturnNumber,
  type ReturnMoveRefusal,
} from "~/returns/return.schema";
import { moveReturn } from "~/returns/return-moves.server";
import { doneText, moveRefusalText } from "~/returns/return-words";
import { getReturn } from "~/returns/returns.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta({
    title: args.data ? `Return ${args.data.details.number}` : "Return",
    description: "What goes back and why, what you get for it, and what's next.",
    noIndex: true,
  })(args);

const notFound = () => errorResponse(404, "We can't find that return among yours.");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  const number = parseReturnNumber(params.number);
  const details = number && (await getReturn({ number, accountId }));
  if (!details) throw notFound();
  const asking = parseReturnArrow(new URL(request.url).searchParams.get("ask"));
  return { details, asking };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  const form = await readForm(request, moveFormSchema);
  const number = parseReturnNumber(params.number);
  if (!number) throw notFound();
  const parsed = parseReturnMove(form);
  if (parsed.kind === "bad") {
    // What is wrong with it is said to those alone who could do it.
    if (!(await getReturn({ number, accountId }))) throw notFound();
    const { field, message } = parsed;
    return data<ReturnMoveRefusal>({ field, message, form }, { status: 400 });
  }
  const { intent: arrow, missing: seenMissing } = form;
  const origin = linkOrigin(request);
  const outcome = await moveReturn({
    ...{ number, accountId, arrow, said: parsed.said, seenMissing, origin },
  });
  const back = paths.dashboardReturn(number);
  if (outcome.kind === "moved")
    return redirectWithFlash(back, { tone: "success", message: doneText[arrow] });
  if (outcome.reason === "not-found") throw notFound();
  return redirectWithFlash(back, { tone: "info", message: moveRefusalText(outcome) });
}

export default function Return() {
  return (
    <ReturnPage {...useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />
  );
}

export { RouteErrorBoundary as ErrorBoundary };
