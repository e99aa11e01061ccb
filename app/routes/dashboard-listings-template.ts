import type { LoaderFunctionArgs } from "@remix-run/node";
import { templateCsv } from "~/imports/csv/template";
import { csvAnswer } from "~/imports/csv-answers.server";
import { requireAccount } from "~/platform/auth/session.server";

/** Downloads the template of a file to import: headings, what each means, an example. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAccount(request);
  return csvAnswer(request, { fileName: "listings-template.csv", rows: [templateCsv()] });
}

export { readOnly as action } from "~/platform/http/request.server";
