import { endpoint } from "~/api/endpoint.server";
import { vinParameters } from "~/api/search-parameters";
import { jsonAnswer } from "~/platform/http/cached-json.server";
import { jsonProblems } from "~/platform/http/problems.server";
import { clientAddress } from "~/platform/http/request.server";
import { decodeVinFor } from "~/vehicles/vin-limit.server";

/**
 * GET /api/v1/vehicles/vin/:vin: what a VIN tells. Only the browser that asked may keep the answer,
 * because a VIN tells whose vehicle it is.
 */
export const loader = endpoint(vinParameters, async ({ request, params }) => {
  const outcome = await decodeVinFor(clientAddress(request), params.vin ?? "");
  if (outcome.kind === "limited")
    return problem(429, outcome.message, { "Retry-After": String(outcome.retryAfterSeconds) });
  if (outcome.kind === "bad") return problem(400, outcome.message);
  return jsonAnswer(request, outcome.decoded, "private, max-age=86400");
});

export { readOnly as action } from "~/platform/http/request.server";

const problem = (status: number, message: string, headers: Record<string, string> = {}) =>
  jsonProblems([{ parameter: "vin", message }], { status, headers });
