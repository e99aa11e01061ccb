import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerMetrics } from "~/platform/metrics/metrics.server";

/** What the site counts, for Prometheus. */
export const loader = ({ request }: LoaderFunctionArgs): Promise<Response> =>
  answerMetrics(request);

export { readOnly as action } from "~/platform/http/request.server";
