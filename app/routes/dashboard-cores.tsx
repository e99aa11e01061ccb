import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CoresPage } from "~/cores/CoresPage";
import { listCores } from "~/cores/cores.server";
import { requireAccount } from "~/platform/auth/session.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Your cores",
  description: "Core deposits that are still out, and old parts that buyers owe you.",
  noIndex: true,
});

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireAccount(request);
  return await listCores(id);
}

export default function Cores() {
  return <CoresPage {...useLoaderData<typeof loader>()} />;
}

export { RouteErrorBoundary as ErrorBoundary };
