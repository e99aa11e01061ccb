/**
 * What the site is, for the Remix compiler: read by vite.config.ts.
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  appDirectory: "app",
  buildDirectory: "build",
  // Node asks of each package of the older format, which most are, what it exports, by reading it
  // through, before a module of the newer one may import it: the site loads in two thirds of the time without.
  serverModuleFormat: "cjs",
  serverBuildFile: "index.cjs",
  ignoredRouteFiles: ["**/*"],
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
