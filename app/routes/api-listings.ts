import { endpoint } from "~/api/endpoint.server";
import { listingsParameters } from "~/api/search-parameters";
import { answerAgain } from "~/platform/json-answer.server";
import { listingsFor } from "~/search/api.server";

/** GET /api/v1/listings: a page of the listings that a search finds. */
export const loader = endpoint(listingsParameters, ({ request, query }) =>
  answerAgain(request, query, listingsFor),
);

export { readOnly as action } from "~/platform/request.server";
