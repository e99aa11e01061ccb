import type { LoaderFunctionArgs } from "@remix-run/node";
import { lastLedgerCheck } from "~/ledger/ledger.server";
import { isHealthy } from "~/platform/db/health.server";

/**
 * For load balancers and the start script: 200 while the site can serve, else 503. `?full` is for who watches it: it says
 * what the last check of the ledger found as well, and is 503 where that was wrong.
 */
export async function loader({ request }: Pick<LoaderFunctionArgs, "request">): Promise<Response> {
  const isFull = new URL(request.url).searchParams.has("full");
  const well = await isHealthy();
  if (!well) return answer("the database does not answer", 503);
  return isFull ? ledgerAnswer() : answer("ok", 200);
}

async function ledgerAnswer(): Promise<Response> {
  const check = await lastLedgerCheck();
  if (!check) return answer("ok\nledger: not checked yet", 200);
  const { breaks, ranAt } = check;
  const when = `checked ${ranAt.toISOString()}`;
  return breaks === 0
    ? answer(`ok\nledger: right, ${when}`, 200)
    : answer(`the ledger is wrong in ${breaks} places, ${when}: npm run ledger:check`, 503);
}

const answer = (text: string, status: number) =>
  new Response(text, {
    status,
    headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
  });

export { readOnly as action } from "~/platform/http/request.server";
