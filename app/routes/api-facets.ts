import { endpoint } from "~/api/endpoint.server";
import { searchParameters } from "~/api/search-parameters";
import { cachedAnswer } from "~/platform/http/cached-json.server";
import { facetsFor } from "~/search/results/api.server";

/** GET /api/v1/facets: what could be chosen next, and how many listings that would leave. */
export const loader = endpoint(searchParameters, ({ request, query }) =>
  cachedAnswer(request, query, facetsFor),
);

export { readOnly as action } from "~/platform/http/request.server";
