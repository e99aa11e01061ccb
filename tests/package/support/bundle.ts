import { existsSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "esbuild";

export const uiFolder = path.resolve(import.meta.dirname, "../../../ui");
export const dist = path.join(uiFolder, "dist");

/** The entries of the package whose exports are code, and their files. */
export const entries = {
  "@partlane/ui": "index.js",
  "@partlane/ui/theme": "theme/index.js",
  "@partlane/ui/price-map": "price-map.js",
} as const;

/** Throws a sentence where the package has not been built. */
export function requireBuild(): void {
  if (!existsSync(path.join(dist, "index.js")))
    throw new Error("There is no build of ui to look at. Run: npm run build:ui");
}

/** The names that an entry exports at run time. */
export async function exportsOf(entry: keyof typeof entries): Promise<string[]> {
  requireBuild();
  const module = (await import(path.join(dist, entries[entry]))) as object;
  return Object.keys(module).sort();
}

export interface Bundled {
  code: Uint8Array;
  /** The modules of ours that some byte of the bundle comes from, relative to `dist`. */
  modules: string[];
}

/**
 * Bundles and minifies each of the sources (names to code) by itself, as for production. React, and
 * what is loaded by `import()`, stays outside.
 */
export async function bundleEach(sources: Record<string, string>): Promise<Map<string, Bundled>> {
  const names = Object.keys(sources);
  const { outputFiles, metafile } = await build({
    absWorkingDir: uiFolder,
    entryPoints: names.map((name, index) => ({ in: `source:${name}`, out: String(index) })),
    outdir: "/out",
    ...{ bundle: true, minify: true, metafile: true, write: false, logLevel: "error" },
    ...{ format: "esm", platform: "browser", target: "es2022" },
    external: ["react", "react-dom", "react/jsx-runtime"],
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [ofSources(sources), withoutSheets],
  });
  const outputs = Object.entries(metafile.outputs);
  return new Map(
    names.map((name, index) => {
      const code = outputFiles?.find((file) => file.path.endsWith(`/${index}.js`))?.contents;
      const inputs = outputs.find(([file]) => file.endsWith(`/${index}.js`))?.[1].inputs ?? {};
      if (!code) throw new Error(`${name} gave no bundle.`);
      const modules = Object.entries(inputs)
        .filter(([file, { bytesInOutput }]) => bytesInOutput > 0 && file.startsWith("dist/"))
        .map(([file]) => file.slice("dist/".length));
      return [name, { code, modules }];
    }),
  );
}

const ofSources = (sources: Record<string, string>): Plugin => ({
  name: "sources",
  setup(esbuild) {
    esbuild.onResolve({ filter: /^source:/ }, ({ path: name }) => ({
      path: name.slice("source:".length),
      namespace: "source",
    }));
    esbuild.onLoad({ filter: /./, namespace: "source" }, ({ path: name }) => ({
      contents: sources[name] ?? "",
      resolveDir: uiFolder,
    }));
    esbuild.onResolve({ filter: /^@partlane\/ui/ }, ({ path: name }) => ({
      path: path.join(dist, entries[name as keyof typeof entries]),
    }));
  },
});

/** Sheets are counted by the modules that bring them: esbuild would put all of them in each bundle. */
const withoutSheets: Plugin = {
  name: "without-sheets",
  setup(esbuild) {
    esbuild.onResolve({ filter: /^#css\// }, () => ({ path: "sheet", external: true }));
    esbuild.onResolve({ filter: /./ }, ({ kind }) =>
      kind === "dynamic-import" ? { path: "later", external: true } : undefined,
    );
  },
};
