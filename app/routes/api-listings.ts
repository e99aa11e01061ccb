import type { LoaderFunctionArgs } from "@remix-run/node";
import { jsonWhenFree } from "~/platform/busy.server";
import { answerAgain } from "~/platform/json-answer.server";
import { listingsFor } from "~/search/api.server";

/** GET /api/v1/listings: a page of the listings that a search finds. */
export const loader = jsonWhenFree(({ request }: LoaderFunctionArgs) =>
  answerAgain(request, listingsFor),
);
