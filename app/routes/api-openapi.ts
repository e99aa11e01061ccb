import type { LoaderFunctionArgs } from "@remix-run/node";
import { openApiDocument } from "~/api/openapi.server";
import { jsonAnswer } from "~/platform/http/cached-json.server";

/** GET /api/v1/openapi.json: what the JSON endpoints take and answer. */
export function loader({ request }: LoaderFunctionArgs) {
  return jsonAnswer(request, openApiDocument(), "public, max-age=3600");
}

export { readOnly as action } from "~/platform/http/request.server";
