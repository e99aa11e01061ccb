import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ImportsPage } from "~/imports/ImportsPage";
import { listImports } from "~/imports/imports.server";
import { paths } from "~/paths";
import { requireAccount } from "~/platform/auth/session.server";
import { redirectWithFlash } from "~/platform/http/flash.server";
import { getOwnSeller } from "~/sellers/sellers.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Import listings",
  description: "Bring your inventory from a spreadsheet, and see first what each row would do.",
  noIndex: true,
});

export async function loader({ request }: LoaderFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  if (!(await getOwnSeller(accountId)))
    return redirectWithFlash(paths.settingsBusiness(paths.importListings()), {
      tone: "info",
      message: "First say who sells: buyers see it on each listing.",
    });
  return { imports: await listImports({ accountId }) };
}

export default function DashboardImports() {
  return <ImportsPage {...useLoaderData<typeof loader>()} />;
}

export { RouteErrorBoundary as ErrorBoundary };
