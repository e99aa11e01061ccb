import type { LoaderFunctionArgs } from "@remix-run/node";
import { getStatement } from "~/billing/statement.server";
import { statementPaper } from "~/billing/statement-paper";
import { requireAccount } from "~/platform/auth/session.server";
import { pdfAnswer } from "~/platform/http/pdf-answer.server";
import { errorResponse } from "~/platform/http/request.server";

/** Shows what a payout is made of as it is printed. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  const statement = await getStatement(accountId, params.id ?? "");
  if (!statement) throw errorResponse(404, "We can't find that payout among yours.");
  return pdfAnswer(request, statementPaper(statement));
}

export { readOnly as action } from "~/platform/http/request.server";
