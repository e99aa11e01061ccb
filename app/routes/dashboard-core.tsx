import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CorePage } from "~/cores/CorePage";
import { coreFormSchema, parseCoreArrow, parseCoreForm } from "~/cores/core.schema";
import { type CoreRefusal, keptRefusal } from "~/cores/core-form";
import { doneMessage, refusedMessage } from "~/cores/core-words";
import { getCore, moveCore } from "~/cores/cores.server";
import { readPhotoForm } from "~/order-photos/photo-form.server";
import { paths } from "~/paths";
import { requireAccount } from "~/platform/auth/session.server";
import { redirectWithFlash } from "~/platform/http/flash.server";
import { linkOrigin } from "~/platform/http/link-origin.server";
import { errorResponse } from "~/platform/http/request.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Core deposit",
  description: "The deposit for an old part: how it stands, and what's next.",
  noIndex: true,
});

const notFound = () => errorResponse(404, "We can't find that core deposit among yours.");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  const core = await getCore({ id: params.id ?? "", accountId });
  if (!core) throw notFound();
  const asking = parseCoreArrow(new URL(request.url).searchParams.get("ask"));
  return { core, asking };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  const { form, photos } = await readPhotoForm(request, coreFormSchema, accountId);
  const { id = "" } = params;
  // Whose it is comes first: a stranger learns nothing of what a form needs.
  const core = await getCore({ id, accountId });
  if (!core) throw notFound();
  const parsed = parseCoreForm(form);
  const refused = (problem?: CoreRefusal["problem"]) =>
    data<CoreRefusal>({ problem, form, photos }, { status: 400 });
  if (parsed.kind === "bad") return refused(parsed.problem);
  if (photos.error) return refused();
  const { intent: arrow } = form;
  const said = { ...parsed.said, photoIds: photos.kept };
  const outcome = await moveCore({ id, accountId, arrow, said, origin: linkOrigin(request) });
  if (outcome.kind === "moved")
    return redirectWithFlash(paths.dashboardCore(id), {
      ...{ tone: "success", message: doneMessage(arrow, core) },
    });
  if (outcome.reason === "not-found") throw notFound();
  if (outcome.reason === "bad-amount") {
    const message = keptRefusal(said.keptCents ?? 0, outcome.depositCents);
    return refused({ field: "kept", message });
  }
  const message = refusedMessage(outcome, core.side);
  return redirectWithFlash(paths.dashboardCore(id), { tone: "info", message });
}

export default function Core() {
  return <CorePage {...useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}

export { RouteErrorBoundary as ErrorBoundary };
