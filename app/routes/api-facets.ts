import type { LoaderFunctionArgs } from "@remix-run/node";
import { jsonWhenFree } from "~/platform/busy.server";
import { answerAgain } from "~/platform/json-answer.server";
import { facetsFor } from "~/search/api.server";

/** GET /api/v1/facets: what could be chosen next, and how many listings that would leave. */
export const loader = jsonWhenFree(({ request }: LoaderFunctionArgs) =>
  answerAgain(request, facetsFor),
);
