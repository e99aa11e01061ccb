import type { Plugin } from "vite";

/**
 * A page that is given up for another while its answer is being read is no error: the router expects it, but
 * Remix writes it to the console (`fetchAndDecode` in single-fetch.js). tests/app/quiet-abort.test.ts tells
 * when a new version says it in other words.
 */
export function withoutGivenUp(code: string): string {
  return code.replace(
    "console.error(e);\n    throw new Error(`Unable to decode",
    "if (!init.signal?.aborted) $&",
  );
}

/** For the browser's build alone. */
export function quietAbort(): Plugin {
  return {
    name: "quiet-abort",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    enforce: "pre",
    transform: (code, id) =>
      id.includes("/@remix-run/react/") ? { code: withoutGivenUp(code), map: null } : undefined,
  };
}
