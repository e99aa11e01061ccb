import type { RouteConfig } from "@remix-run/route-config";
import { index, route } from "@remix-run/route-config";

/** The site map: every URL in one list. */
export default [index("routes/home.tsx"), route("healthz", "routes/healthz.ts")] satisfies RouteConfig;
