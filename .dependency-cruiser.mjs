/**
 * The folders of app/search, and which of the others each may import: what a person asks for goes
 * up through them, from the URL to the results.
 * @type {Record<string, string[]>}
 */
const searchFolders = {
  geo: [],
  filters: ["geo"],
  query: ["geo", "filters"],
  model: ["geo", "filters", "query"],
  fitment: ["geo", "filters", "query", "model"],
  text: ["geo", "filters", "query", "model"],
  stats: ["geo", "filters", "query", "model", "text"],
  suggest: ["geo", "filters", "query", "model", "text"],
  plan: ["geo", "filters", "query", "model", "text", "stats"],
  sql: ["geo", "filters", "query", "model", "fitment", "text", "plan"],
  results: ["geo", "filters", "query", "model", "fitment", "text", "stats", "sql", "plan"],
};

/**
 * Who may import whom. Each rule stands for one line of "the house"; tests/contract/boundaries.test.ts
 * shows that they bite.
 * @type {import("dependency-cruiser").IConfiguration}
 */
export default {
  forbidden: [
    {
      name: "no-circular",
      comment: "Two files that need each other, be it for a type, are one file, or three.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-unresolvable",
      comment: "The import leads nowhere: mend the path, or declare the dependency.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
    {
      name: "no-undeclared-package",
      comment: "Declare the package in the package.json of who imports it.",
      severity: "error",
      from: {},
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    {
      name: "no-dev-package-in-production",
      comment:
        "What the running site or the published ui imports is a dependency, not a devDependency: but for what the build of ui takes in.",
      severity: "error",
      from: { path: "^(app|ui/src)/" },
      to: {
        pathNot: "^node_modules/(lucide-react|@vanilla-extract)/",
        dependencyTypes: ["npm-dev"],
        dependencyTypesNot: ["npm", "npm-peer", "type-only"],
      },
    },
    {
      name: "ui-stands-alone",
      comment:
        "ui is a package of its own: React, Radix, vanilla-extract, pigeon-maps and what its package.json declares; nothing of the site.",
      severity: "error",
      from: { path: "^ui/src/" },
      to: {
        path: "^(app|mocks|stories|tests|scripts)/|^node_modules/(@remix-run/|zod/|drizzle-orm/|pg/|msw/)",
      },
    },
    {
      name: "ui-through-its-front-door",
      comment:
        "Import @partlane/ui, @partlane/ui/theme or another declared entry, not a file inside it.",
      severity: "error",
      from: { path: "^(app|mocks|stories)/", pathNot: "^stories/foundations/" },
      to: {
        path: "^ui/src/",
        pathNot:
          "^ui/src/(index\\.ts|price-map\\.ts|theme/index\\.ts|theme/fonts\\.css|[^/]+/index\\.tsx?|[^/]+/[^/]+/index\\.tsx?)$",
      },
    },
    {
      name: "ui-internal-stays-inside",
      comment: "ui/src/internal is never exported.",
      severity: "error",
      from: { pathNot: "^(ui|tests)/" },
      to: { path: "^ui/src/internal/" },
    },
    {
      name: "primitives-know-no-patterns",
      comment: "Patterns are composed of components, never the other way round.",
      severity: "error",
      from: { path: "^ui/src/(components|theme|styles|internal)/" },
      to: { path: "^ui/src/patterns/" },
    },
    {
      name: "app-is-never-mocked",
      comment: "Mocks are loaded from outside; production code never asks whether it is mocked.",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^(mocks|stories|tests|scripts)/|^node_modules/(msw|storybook|@storybook)/" },
    },
    {
      name: "nobody-imports-routes",
      comment: "Routes are URL adapters: the site map names them and nothing imports them.",
      severity: "error",
      from: { path: "^(app|mocks|stories|ui)/", pathNot: "^app/routes/" },
      to: { path: "^app/routes/" },
    },
    {
      name: "platform-knows-no-domain",
      comment: "The platform serves the domains and knows none of them.",
      severity: "error",
      from: { path: "^app/platform/" },
      to: { path: "^app/(?!platform/|paths\\.ts$)" },
    },
    {
      name: "only-repositories-query",
      comment: "Only *.repo.server.ts files and the platform import the database and its tables.",
      severity: "error",
      from: { path: "^app/", pathNot: "^app/platform/|\\.repo\\.server\\.ts$" },
      to: {
        path: "^app/platform/db/(database|schema|migrate)\\.server\\.ts$|^node_modules/(pg|drizzle-orm)/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "one-way-to-postgresql",
      comment:
        "Connections are opened by app/platform/db/postgres-client.server.ts: a client whose errors nobody hears ends the process when its connection is lost.",
      severity: "error",
      from: {
        path: "^(app|scripts|tests)/",
        // The stand-in for a built site is plain JavaScript.
        pathNot: "^app/platform/db/postgres-client\\.server\\.ts$|^tests/support/small-site\\.mjs$",
      },
      to: { path: "^node_modules/pg/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "repositories-serve-their-own-domain",
      comment: "Ask another domain through its use cases (*.server.ts), not through its queries.",
      severity: "error",
      from: { path: "^app/([^/]+)/.+" },
      to: {
        path: "^app/[^/]+/.+\\.repo\\.server\\.ts$",
        pathNot: "^app/$1/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "domains-through-use-cases-or-schema",
      comment:
        "A domain reads another through its *.server.ts use cases or its schema, not its views.",
      severity: "error",
      from: { path: "^app/(?!routes/|shell/|platform/)([^/]+)/.+" },
      to: {
        path: "^app/(?!shell/|platform/|routes/)[^/]+/.+\\.tsx$",
        pathNot: "^app/$1/",
        dependencyTypesNot: ["type-only"],
      },
    },
    ...Object.entries(searchFolders).map(([folder, below]) => ({
      name: `search-${folder}-imports-below`,
      comment: `app/search/${folder} imports ${below.join(", ") || "no other folder"} of app/search: a search goes one way.`,
      severity: /** @type {const} */ ("error"),
      from: { path: `^app/search/${folder}/` },
      to: { path: "^app/search/", pathNot: `^app/search/(${[folder, ...below].join("|")})/` },
    })),
    {
      name: "search-plans-read-nothing",
      comment:
        "A plan is made of statistics, without a database: of what reads one it imports types alone.",
      severity: "error",
      from: { path: "^app/search/plan/" },
      to: {
        path: "\\.server\\.ts$|^node_modules/(pg|drizzle-orm)/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "import-files-know-no-database",
      comment:
        "What reads and writes files of listings takes a stream and gives values: what becomes of them is the business of who calls it. Vehicles cannot say more there than in the form.",
      severity: "error",
      from: { path: "^app/imports/csv/" },
      to: {
        path: "^app/(listings/(?!fitment-text\\.ts$)|(orders|accounts|routes)/)|^app/platform/(?!enums\\.ts$)|\\.repo\\.server\\.ts$|^node_modules/(pg|drizzle-orm|@remix-run)/",
      },
    },
    {
      name: "payment-providers-through-the-port",
      comment: "What a payment provider is like is known to app/payments alone.",
      severity: "error",
      from: { path: "^app/", pathNot: "^app/payments/" },
      to: { path: "^app/payments/providers/" },
    },
    {
      name: "one-file-knows-stripe",
      comment:
        "The library of a payment provider is loaded by its adapter, with the first payment.",
      severity: "error",
      from: {
        path: "^(app|mocks|scripts|stories)/",
        pathNot: "^app/payments/providers/stripe\\.server\\.ts$",
      },
      to: { path: "^node_modules/stripe/" },
    },
    {
      name: "views-ship-to-the-browser",
      comment:
        "A view or a shared module never imports a *.server.ts at run time: it would not build.",
      severity: "error",
      from: {
        path: "^app/",
        pathNot: "\\.server\\.tsx?$|^app/routes/|^app/root\\.tsx$|^app/entry\\.server\\.tsx$",
      },
      to: { path: "\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "use-cases-know-no-http",
      comment:
        "Use cases and repositories take plain input: Remix stays in routes, views, the session and the entries.",
      severity: "error",
      from: {
        path: "^app/.+\\.server\\.ts$",
        pathNot: "^app/(platform|accounts|shell)/|^app/entry\\.",
      },
      to: { path: "^node_modules/@remix-run/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "mocks-know-only-schemas",
      comment: "Mocks import msw and the schemas that real data is parsed by.",
      severity: "error",
      from: { path: "^mocks/" },
      to: {
        path: "^(app|ui|stories|tests|scripts)/",
        pathNot:
          "^app/.+\\.schema\\.ts$|^app/(paths|accounts/credentials|catalog/(choices|distance|part-types/part-types)|search/geo/morton-cells|search/filters/warranty)\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "stories-show-views",
      comment:
        "Stories import ui, views, schemas and mocks; never a route or anything of the server.",
      severity: "error",
      from: { path: "^stories/" },
      to: { path: "^app/routes/|\\.server\\.tsx?$|^(tests|scripts)/" },
    },
    {
      name: "server-stands-alone",
      comment:
        "The web server's guards are loaded before everything else, as they are: Node's own modules and each other.",
      severity: "error",
      from: { path: "^server/" },
      to: { pathNot: "^server/", dependencyTypesNot: ["core"] },
    },
    {
      name: "nobody-imports-server",
      comment:
        "They are preloaded into the web server's process; what they tell the application stands in request headers.",
      severity: "error",
      from: { pathNot: "^(server|tests|scripts)/" },
      to: { path: "^server/" },
    },
    {
      name: "nobody-imports-tests-or-scripts",
      comment: "Tests and scripts import anything; nothing imports them.",
      severity: "error",
      from: { pathNot: "^(tests|scripts)/|^[^/]+\\.config\\.ts$" },
      to: { path: "^(tests|scripts)/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: {
      path: "(^|/)(build|dist|storybook-static|test-results|\\.cache|data|tests/consumers)/",
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["@partlane/source", "import", "browser", "default", "types"],
      mainFields: ["module", "main", "types"],
    },
  },
};
