import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ImportPage } from "~/imports/ImportPage";
import { answerImportForm } from "~/imports/import-answers.server";
import { importFormSchema } from "~/imports/import-form.server";
import { getImport } from "~/imports/imports.server";
import { requireAccount } from "~/platform/auth/session.server";
import { redirectWithFlash } from "~/platform/http/flash.server";
import { errorResponse, readForm } from "~/platform/http/request.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Import",
  description: "What the rows of your file do to your listings, and how to undo it.",
  noIndex: true,
});

async function ownImport({ request, params }: LoaderFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  const of = { accountId, id: params.id ?? "" };
  const view = await getImport(of);
  if (!view) throw errorResponse(404, "We can't find that import among yours.");
  return { of, view };
}

export async function loader(args: LoaderFunctionArgs) {
  const { view } = await ownImport(args);
  const isAsking = new URL(args.request.url).searchParams.get("ask") === "undo";
  return { view, now: new Date(), isAsking };
}

export async function action(args: ActionFunctionArgs) {
  const { of, view } = await ownImport(args);
  const form = await readForm(args.request, importFormSchema(view));
  const answer = await answerImportForm(of, view, form);
  switch (answer.kind) {
    case "not-found":
      throw errorResponse(404, "We can't find that import among yours.");
    case "kept":
      return data(null);
    case "go":
      return answer.flash ? redirectWithFlash(answer.to, answer.flash) : redirect(answer.to);
  }
}

export default function DashboardImport() {
  return <ImportPage {...useLoaderData<typeof loader>()} />;
}

export { RouteErrorBoundary as ErrorBoundary };
