import type { Plugin } from "vite";

/** The module that Remix makes of all routes for the server. */
const serverBuild = "virtual:remix/server-build";
const guard = "~/platform/http/service-unavailable.server";
const routes = /^(\s*)export const routes = /m;

/**
 * Puts the answer to a database that is away around every loader and action, in one place: a route that is added
 * later has it too. Remix itself would answer 500.
 */
export function guardRoutes(): Plugin {
  return {
    name: "guard-routes",
    transform(code, id) {
      if (!id.endsWith(serverBuild)) return undefined;
      if (!routes.test(code))
        throw new Error("Remix's server build has no routes to be guarded: has it changed?");
      const unguarded = code.replace(routes, "$1const unguardedRoutes = ");
      return {
        code: `import { guardRoutes } from "${guard}";\n${unguarded}\nexport const routes = guardRoutes(unguardedRoutes);\n`,
        map: null,
      };
    },
  };
}
