import { readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin, stop } from "esbuild";
import { isLauncherBuilt, launcherOf, launcherSources, launcherStamp } from "./launcher";
import { stampFor } from "./stamp";

/** What makes the bundle, and the packages in it. */
const tools = ["scripts/lib/build-launcher.ts", "package-lock.json", "tsconfig.json"];

/** Makes the bundle unless it is there: in a folder aside that takes the other one's place. */
export async function ensureLauncher(root: string): Promise<void> {
  if (isLauncherBuilt(root)) return;
  const made = `${launcherOf(root)}-${process.pid}`;
  try {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: { index: "scripts/start-built.ts" },
      outdir: made,
      bundle: true,
      splitting: true,
      format: "esm",
      platform: "node",
      target: "node20",
      minifySyntax: true,
      minifyWhitespace: true,
      // What the compiler of TypeScript is made of, and what starts workers of its own.
      external: ["esbuild", "pino", "tsx"],
      // Packages in the older module format ask for Node's own modules by `require`.
      banner: {
        js: `import { createRequire as createRequireOf } from "node:module"; const require = createRequireOf(import.meta.url);`,
      },
      plugins: [ownPlaces(made)],
      metafile: true,
      logLevel: "silent",
    });
    const ours = Object.keys(metafile.inputs).filter((file) => !file.includes("node_modules/"));
    const sources = [...ours, ...tools].sort();
    await writeFile(path.join(made, launcherSources), JSON.stringify(sources));
    stampFor(path.join(made, launcherStamp), root, sources)();
    await rm(launcherOf(root), { recursive: true, force: true });
    await rename(made, launcherOf(root));
  } finally {
    await stop();
    await rm(made, { recursive: true, force: true });
  }
}

/** A source asks where it is, to find what lies beside it: not where the bundle is. */
function ownPlaces(folder: string): Plugin {
  return {
    name: "own-places",
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
        if (file.includes("/node_modules/")) return undefined;
        const place = path.relative(folder, file).split(path.sep).join("/");
        const source = await readFile(file, "utf8");
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
