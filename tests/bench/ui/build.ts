import { readFileSync } from "node:fs";
import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build as bundle, type Plugin } from "esbuild";
import { build, type Rollup } from "vite";
import { storyFiles, storyImports, withoutStorybook } from "../../package/support/stories";

const root = path.resolve(import.meta.dirname, "../../..");

/** The entries of the package and their files. */
const entries = {
  "@partlane/ui": "index",
  "@partlane/ui/price-map": "price-map",
  "@partlane/ui/theme": "theme",
} as const;

/** The `ui` of one tree, built: where it lies, and the names that each of its entries exports. */
export interface BuiltUi {
  folder: string;
  exports: Readonly<Record<string, readonly string[]>>;
}

export async function buildUi(tree: string, folder: string): Promise<BuiltUi> {
  const source = (file: string) => path.join(tree, "ui/src", file);
  const outputs = (await build({
    ...{ configFile: false, logLevel: "error", root: path.join(tree, "ui") },
    plugins: [vanillaExtractPlugin()],
    build: {
      ...{ outDir: folder, emptyOutDir: true, target: "es2022", minify: false },
      lib: {
        entry: {
          index: source("index.ts"),
          "price-map": source("price-map.ts"),
          theme: source("theme/index.ts"),
        },
        formats: ["es"],
        cssFileName: "styles",
      },
      rollupOptions: { external: (id) => /^react(-dom)?($|\/)/.test(id) },
    },
  })) as Rollup.RollupOutput[];
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === "chunk");
  // A chunk that is fetched later may be called as an entry is.
  const own = chunks.filter(({ isEntry }) => isEntry);
  return { folder, exports: Object.fromEntries(own.map((one) => [one.name, one.exports])) };
}

/**
 * A page's script: today's stories on the `ui` of a tree, in production mode. What `other` exports and
 * this one does not is undefined there, so that a component of one tree alone does not end it all.
 */
export async function buildPage(ui: BuiltUi, other: BuiltUi): Promise<string> {
  const { outputFiles } = await bundle({
    stdin: {
      contents: `import { bench } from "./tests/bench/ui/page";\n${storyImports(`bench(${JSON.stringify(firstStories())})`)}`,
      resolveDir: root,
      loader: "tsx",
    },
    absWorkingDir: root,
    ...{ bundle: true, write: false, minify: true, logLevel: "error", jsx: "automatic" },
    ...{ platform: "browser", format: "iife", target: "es2022", loader: { ".css": "empty" } },
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [inPlaceOfUi(ui, other), onOneReact, withoutStorybook],
  });
  return outputFiles?.[0]?.text ?? "";
}

/** The story that each file tells first; a module lists its exports by the alphabet. */
function firstStories(): Record<string, string> {
  return Object.fromEntries(
    storyFiles().map((file) => {
      const source = readFileSync(path.join(root, file), "utf8");
      return [file, /^export const (\w+)/m.exec(source)?.[1] ?? ""];
    }),
  );
}

const inPlaceOfUi = (ui: BuiltUi, other: BuiltUi): Plugin => ({
  name: "ui",
  setup(esbuild) {
    esbuild.onResolve({ filter: /^@partlane\/ui(\/price-map|\/theme)?$/ }, ({ path: name }) => ({
      path: entries[name as keyof typeof entries],
      namespace: "ui",
    }));
    esbuild.onLoad({ filter: /./, namespace: "ui" }, ({ path: entry }) => {
      const own = ui.exports[entry] ?? [];
      const missing = (other.exports[entry] ?? []).filter((name) => !own.includes(name));
      const lines = missing.map((name) => `export const ${name} = undefined;`);
      return {
        contents: [`export * from "./${entry}.js";`, ...lines].join("\n"),
        resolveDir: ui.folder,
      };
    });
  },
});

/** The built folders lie outside of this one, where no React is to be found. */
const onOneReact: Plugin = {
  name: "react",
  setup(esbuild) {
    esbuild.onResolve({ filter: /^react(-dom)?($|\/)/ }, ({ path: name, kind, pluginData }) =>
      pluginData === "asked"
        ? undefined
        : esbuild.resolve(name, { kind, resolveDir: root, pluginData: "asked" }),
    );
  },
};
