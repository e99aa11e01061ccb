import type { LoaderFunctionArgs } from "@remix-run/node";
import { jsonAnswer } from "~/platform/json-answer.server";
import { clientAddress } from "~/platform/request.server";
import { decodeVinFor } from "~/vehicles/vin-limit.server";

/**
 * GET /api/v1/vehicles/vin/:vin: what a VIN tells. Only the browser that asked may keep the answer,
 * because a VIN tells whose vehicle it is.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const outcome = await decodeVinFor(clientAddress(request), params.vin ?? "");
  if (outcome.kind === "limited")
    return problem(429, outcome.message, { "Retry-After": String(outcome.retryAfterSeconds) });
  if (outcome.kind === "bad") return problem(400, outcome.message);
  return jsonAnswer(request, outcome.decoded, "private, max-age=86400");
}

function problem(status: number, message: string, headers: Record<string, string> = {}) {
  const problems = [{ parameter: "vin", message }];
  return Response.json(
    { problems },
    { status, headers: { "Cache-Control": "no-store", ...headers } },
  );
}
