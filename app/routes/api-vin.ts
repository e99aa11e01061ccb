import type { LoaderFunctionArgs } from "@remix-run/node";
import { jsonAnswer } from "~/platform/json-answer.server";
import { decodeVin } from "~/vehicles/vin-decoding.server";

/**
 * GET /api/v1/vehicles/vin/:vin: what a VIN tells. Only the browser that asked may keep the answer,
 * because a VIN tells whose vehicle it is.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const outcome = await decodeVin(params.vin ?? "");
  if (outcome.kind === "bad") {
    const problems = [{ parameter: "vin", message: outcome.message }];
    return Response.json({ problems }, { status: 400, headers: { "Cache-Control": "no-store" } });
  }
  return jsonAnswer(request, outcome.decoded, "private, max-age=86400");
}
