import type { LoaderFunctionArgs } from "@remix-run/node";
import { getStatement, writeStatement } from "~/billing/statement.server";
import { csvAnswer } from "~/imports/csv-answers.server";
import { requireAccount } from "~/platform/auth/session.server";
import { errorResponse } from "~/platform/http/request.server";

/** Downloads what a payout is made of as CSV. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  const statement = await getStatement(accountId, params.id ?? "");
  if (!statement) throw errorResponse(404, "We can't find that payout among yours.");
  return csvAnswer(request, {
    fileName: `payout-${statement.dueOn}.csv`,
    rows: writeStatement(statement),
  });
}

export { readOnly as action } from "~/platform/http/request.server";
