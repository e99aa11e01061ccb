import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  replace,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EditListingPage } from "~/listings/EditListingPage";
import { getEditPage } from "~/listings/edit-page.server";
import { listingFormSchema } from "~/listings/listing-form";
import { answerListingForm } from "~/listings/listing-form-answers.server";
import { paths } from "~/paths";
import { requireAccount } from "~/platform/auth/session.server";
import { redirectWithFlash } from "~/platform/http/flash.server";
import { readerCountry } from "~/platform/http/locale.server";
import { clientAddress, errorResponse, readForm } from "~/platform/http/request.server";
import { getOwnSeller } from "~/sellers/sellers.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Listing",
  description: "What you sell, as buyers see it.",
  noIndex: true,
});

const notFound = () => errorResponse(404, "We can't find that listing among yours.");

/** Undefined before the first field was saved. */
const idOf = (params: { id?: string }) => (params.id === "new" ? undefined : params.id);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  if (!(await getOwnSeller(accountId)))
    return redirectWithFlash(paths.settingsBusiness(paths.newListing()), {
      tone: "info",
      message: "First say who sells: buyers see it on each listing.",
    });
  const page = await getEditPage({ accountId, id: idOf(params) });
  if (!page) throw notFound();
  return page;
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  const form = await readForm(request, listingFormSchema);
  const answer = await answerListingForm(
    {
      ...{ accountId, id: idOf(params) },
      ...{ address: clientAddress(request), country: readerCountry(request) },
    },
    form,
  );
  switch (answer.kind) {
    case "not-found":
      throw notFound();
    case "go":
      return answer.flash ? redirectWithFlash(answer.to, answer.flash) : redirect(answer.to);
    case "begun":
      return replace(answer.to);
    case "auto":
      return data(answer.saved, { status: answer.status });
    case "refused":
      return data(answer.refusal, { status: answer.status });
  }
}

export default function DashboardListing() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <EditListingPage {...page} refusal={answer && "errors" in answer ? answer : undefined} />;
}

export { RouteErrorBoundary as ErrorBoundary };
