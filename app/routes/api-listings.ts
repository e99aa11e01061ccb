import { endpoint } from "~/api/endpoint.server";
import { listingsParameters } from "~/api/search-parameters";
import { cachedAnswer } from "~/platform/http/cached-json.server";
import { listingsFor } from "~/search/results/api.server";

/** GET /api/v1/listings: a page of the listings that a search finds. */
export const loader = endpoint(listingsParameters, ({ request, query }) =>
  cachedAnswer(request, query, listingsFor),
);

export { readOnly as action } from "~/platform/http/request.server";
