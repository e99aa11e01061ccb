import { isHealthy } from "~/platform/db/health.server";

/** For load balancers and the start script: 200 while the site can serve, else 503. */
export async function loader(): Promise<Response> {
  const well = await isHealthy();
  return new Response(well ? "ok" : "the database does not answer", {
    status: well ? 200 : 503,
    headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
  });
}

export { readOnly as action } from "~/platform/http/request.server";
