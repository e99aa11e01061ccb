import type { LoaderFunctionArgs } from "@remix-run/node";
import { getInvoicePaper } from "~/invoices/invoices.server";
import { requireAccount } from "~/platform/auth/session.server";
import { pdfAnswer } from "~/platform/http/pdf-answer.server";
import { errorResponse } from "~/platform/http/request.server";

/** Shows an invoice or a credit note to its buyer and its seller, as it is printed. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  const paper = await getInvoicePaper({ id: params.id ?? "", accountId });
  if (!paper) throw errorResponse(404, "We can't find that invoice among yours.");
  return pdfAnswer(request, paper);
}

export { readOnly as action } from "~/platform/http/request.server";
