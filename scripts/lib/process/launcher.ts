import { readFile } from "node:fs/promises";
import path from "node:path";
import { build as bundle, type Plugin as EsbuildPlugin } from "esbuild";
import type { Plugin } from "vite";

/*
 * Beside the site its build makes a bundle of what starts it (scripts/start-built.ts): to compile that at each
 * start, and to read what it needs from hundreds of files, took a second.
 */

/** For the server's build: leaves the bundle in the folder `start` beside it. */
export function launcher(): Plugin {
  let root = "";
  let outDir = "";
  return {
    name: "launcher",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    configResolved(config) {
      root = config.root;
      outDir = path.resolve(root, config.build.outDir, "../start");
    },
    closeBundle: () => bundleLauncher(root, outDir),
  };
}

/** Makes the bundle, in a folder anywhere in the project. */
export async function bundleLauncher(root: string, outDir: string): Promise<void> {
  await bundle({
    absWorkingDir: root,
    entryPoints: { index: "scripts/start-built.ts" },
    outdir: outDir,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    minifySyntax: true,
    // One starts workers of its own, from files beside it; the other is asked for at the first start alone.
    external: ["pino", "graphile-worker"],
    // Packages in the older module format ask for Node's own modules by `require`.
    banner: {
      js: `import { createRequire as createRequireOf } from "node:module"; const require = createRequireOf(import.meta.url);`,
    },
    plugins: [ownPlaces(outDir)],
    logLevel: "silent",
  });
}

/** A source asks where it is, to find what lies beside it: not where the bundle is. */
function ownPlaces(outDir: string): EsbuildPlugin {
  return {
    name: "own-places",
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
        if (/[\\/]node_modules[\\/]/.test(file)) return undefined;
        const place = path.relative(outDir, file).split(path.sep).join("/");
        const source = await readFile(file, "utf8");
        if (source.includes("import.meta.dirname"))
          throw new Error(`${file} is part of the launcher: it can ask for import.meta.url only.`);
        return {
          contents: source.replaceAll(
            "import.meta.url",
            `new URL(${JSON.stringify(place)}, import.meta.url).href`,
          ),
          loader: "ts",
        };
      });
    },
  };
}
