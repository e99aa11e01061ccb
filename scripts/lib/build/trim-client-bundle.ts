import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import remixConfig from "../../../remix.config.js";

/*
 * What the browser's build leaves out of packages that every page loads: about 3 kB after gzip, and an
 * error that is none. Each is said in the packages' own terms; tests/app/trim-client-bundle.test.ts tells when a
 * new version has others.
 */

/** The router's flags that Remix always sets, or sets for ours (@remix-run/react, browser.js). */
const routerFlags = [
  "fetcherPersist",
  "normalizeFormMethod",
  "partialHydration",
  "prependBasename",
  "relativeSplatPath",
  "skipActionErrorRevalidation",
];

/** Flags that the site has set once and for all: what they switch off is never reached. */
export function withSetFlags(code: string): string {
  const flags: Record<string, boolean | undefined> = remixConfig.future ?? {};
  return (
    code
      .replaceAll(
        /\b(?:window\.__remixContext\.|context\.)?future\.(v3_\w+)\b/g,
        (text, flag: string) => (flags[flag] ? "true" : text),
      )
      .replaceAll(/\b(?:router\.)?future\.v7_(\w+)\b/g, (text, flag: string) =>
        routerFlags.includes(flag) ? "true" : text,
      )
      // The server renders every page, and all data comes by the one way that single fetch sets.
      .replaceAll(/\bwindow\.__remixContext\.isSpaMode\b/g, "false")
      .replaceAll(
        /(\bif \(|\breturn |&& |\()(!?)isSpaMode\b(?= (?:&&|\|\|)|\)? \{|;|\) )/g,
        "$1$2false",
      )
      .replaceAll('typeof singleFetch === "function"', "true")
  );
}

/**
 * A page that is given up for another while its answer is being read is no error: the router expects it, but
 * Remix writes it to the console (`fetchAndDecode` in single-fetch.js).
 */
export function withoutGivenUp(code: string): string {
  return code.replace(
    "console.error(e);\n    throw new Error(`Unable to decode",
    "if (!init.signal?.aborted) $&",
  );
}

const leanIcon = fileURLToPath(new URL("./lean-icon.ts", import.meta.url));

/** For the browser's build alone: the server and Storybook take the packages as they are. */
export function trimClientBundle(): Plugin {
  return {
    name: "trim-client-bundle",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    enforce: "pre",
    resolveId(source, importer) {
      const isOurs =
        importer?.includes("/lucide-react/") && /\/createLucideIcon\.m?js$/.test(source);
      return isOurs ? leanIcon : undefined;
    },
    transform(code, id) {
      const isOurs = /\/node_modules\/(@remix-run\/(react|router)|react-router(-dom)?)\//.test(id);
      return isOurs ? { code: withoutGivenUp(withSetFlags(code)), map: null } : undefined;
    },
  };
}
