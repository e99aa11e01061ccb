import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvAnswer } from "~/imports/csv-answers.server";
import { refusedRowsCsv } from "~/imports/imports.server";
import { requireAccount } from "~/platform/auth/session.server";
import { errorResponse } from "~/platform/http/request.server";

/** Downloads the rows that an import refused, as they were, each with what to fix. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  const file = await refusedRowsCsv({ accountId, id: params.id ?? "" });
  if (!file) throw errorResponse(404, "We can't find that import among yours.");
  return csvAnswer(request, { fileName: file.fileName, rows: file.text });
}

export { readOnly as action } from "~/platform/http/request.server";
