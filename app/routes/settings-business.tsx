import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { requireAccount } from "~/platform/auth/session.server";
import { redirectWithFlash } from "~/platform/http/flash.server";
import { readerCountry } from "~/platform/http/locale.server";
import { checkedRedirectPath } from "~/platform/http/redirect.server";
import { readForm } from "~/platform/http/request.server";
import { BusinessPage } from "~/sellers/BusinessPage";
import {
  businessFields,
  businessFormSchema,
  handlingChoices,
  returnChoices,
} from "~/sellers/seller.schema";
import { getOwnSeller, saveBusiness } from "~/sellers/sellers.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Your business",
  description: "Who sells, and how parts get to buyers.",
  noIndex: true,
});

const choices = { returnDays: returnChoices, handlingDays: handlingChoices };

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, displayName } = await requireAccount(request);
  const own = await getOwnSeller(id);
  const fields = own ? businessFields(own) : null;
  const redirectTo = new URL(request.url).searchParams.get("redirectTo") ?? "";
  return {
    fields,
    sellerId: own?.id ?? null,
    point: own ? { lat: own.lat, lng: own.lng } : null,
    suggestedName: displayName ?? "",
    redirectTo,
    choices,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  const { redirectTo, ...values } = await readForm(request, businessFormSchema);
  const country = readerCountry(request);
  const outcome = await saveBusiness({ accountId, country }, { redirectTo, ...values });
  if (outcome.kind === "refused")
    return data(
      { errors: outcome.errors, values, choices: outcome.choices ?? [] },
      { status: 400 },
    );
  const next = checkedRedirectPath(redirectTo, paths.dashboardListings());
  return redirectWithFlash(next, { tone: "success", message: "Your business is saved." });
}

export default function SettingsBusiness() {
  return (
    <BusinessPage {...useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />
  );
}

export { RouteErrorBoundary as ErrorBoundary };
