import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { importLimits } from "~/imports/csv/import-row.schema";
import type { ImportRefusalReason } from "~/imports/import-view";
import { receiveImport } from "~/imports/imports.server";
import { paths } from "~/paths";
import { requireAccount } from "~/platform/auth/session.server";
import { redirectWithFlash } from "~/platform/http/flash.server";
import { readUpload, uploadOverhead } from "~/platform/http/upload.server";

/** No page: a GET redirects to that of imports. */
export function loader() {
  return redirect(paths.importListings());
}

/** What else than 422, Unprocessable Content, a refusal is in HTTP. */
const statuses: Partial<Record<ImportRefusalReason, number>> = {
  "no-business": 409,
  "too-many": 429,
  "too-large": 413,
  "no-file": 400,
  "disk-full": 507,
  unavailable: 503,
};

/**
 * Takes a file of listings, the file `file` of a form, and leads to the import's page; a script that asks for JSON is
 * told where that is.
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const wantsJson = request.headers.get("Accept") === "application/json";
  const answer = async (status: number, body: { to: string } | { message: string }) => {
    if (wantsJson) return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
    return "to" in body
      ? redirect(body.to)
      : redirectWithFlash(paths.importListings(), { tone: "critical", message: body.message });
  };
  const { id: accountId } = await requireAccount(request);
  const most = importLimits.bytes + 1_000_000 + uploadOverhead;
  try {
    const outcome = await readUpload(request, { field: "file", most }, (stream, fileName) =>
      receiveImport({ accountId, fileName, stream }),
    );
    if (outcome?.kind === "received")
      return await answer(201, { to: paths.listingImport(outcome.id) });
    return await answer(statuses[outcome?.reason ?? "no-file"] ?? 422, {
      message: outcome?.message ?? "Choose a file first.",
    });
  } catch (thrown) {
    if (!(wantsJson && thrown instanceof Response)) throw thrown;
    return answer(thrown.status, { message: await thrown.text() });
  }
}
