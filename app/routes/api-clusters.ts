import { endpoint } from "~/api/endpoint.server";
import { clustersParameters } from "~/api/search-parameters";
import { cachedAnswer } from "~/platform/http/cached-json.server";
import { clustersFor } from "~/search/results/api.server";

/** GET /api/v1/clusters: what a search finds in its bounds, in clusters for a zoom of the map. */
export const loader = endpoint(clustersParameters, ({ request, query }) =>
  cachedAnswer(request, query, clustersFor),
);

export { readOnly as action } from "~/platform/http/request.server";
