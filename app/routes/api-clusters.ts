import type { LoaderFunctionArgs } from "@remix-run/node";
import { jsonWhenFree } from "~/platform/busy.server";
import { answerAgain } from "~/platform/json-answer.server";
import { clustersFor } from "~/search/api.server";

/** GET /api/v1/clusters: what a search finds in its bounds, in heaps for a zoom of the map. */
export const loader = jsonWhenFree(({ request }: LoaderFunctionArgs) =>
  answerAgain(request, clustersFor),
);
