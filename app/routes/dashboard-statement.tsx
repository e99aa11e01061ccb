import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { StatementPage } from "~/billing/StatementPage";
import { getStatement } from "~/billing/statement.server";
import { formatShortDate } from "~/content/format";
import { requireAccount } from "~/platform/auth/session.server";
import { errorResponse } from "~/platform/http/request.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta({
    title: args.data ? `Payout of ${formatShortDate(args.data.statement.dueOn)}` : "Payout",
    description: "The sales, fees and refunds that a payout is made of.",
    noIndex: true,
  })(args);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  const statement = await getStatement(accountId, params.id ?? "");
  if (!statement) throw errorResponse(404, "We can't find that payout among yours.");
  return { statement };
}

export default function StatementOfPayout() {
  return <StatementPage {...useLoaderData<typeof loader>()} />;
}

export { RouteErrorBoundary as ErrorBoundary };
