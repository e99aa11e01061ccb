import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { InlineConfig, Plugin } from "vite";
import { importOfIcons } from "./icons-in-use";

/*
 * What made a build of Storybook take twice as long, and shows to nobody. The settings of Vite's
 * `build` stand here because Storybook takes none but `target` from its Vite configuration.
 */
export async function fasterBuild(config: InlineConfig): Promise<InlineConfig> {
  for (const option of config.plugins ?? []) {
    const plugin = (await option) as Plugin | undefined;
    if (plugin?.name === "storybook:react-docgen-plugin") onlyComponents(plugin);
  }
  return {
    ...config,
    // Storybook lays out the list of all written files for the terminal: five seconds of thirty.
    logLevel: "warn",
    plugins: [...(config.plugins ?? []), iconsByFile()],
    build: {
      ...config.build,
      // It would gzip five hundred files to print their sizes.
      reportCompressedSize: false,
      // A third of the time, to leave out next to nothing: the whole stays at 13 MB.
      rollupOptions: { ...config.build?.rollupOptions, treeshake: false },
    },
  };
}

/** Whose props a page lists, or whose docstring it shows: parts of `ui` and views of the site. */
const component = /\/(ui\/src\/(components|patterns)|app)\/(.*\/)?[A-Z]\w*\.tsx$/;

/** Props are read from components, not from stories, mocks and style sheets as well. */
function onlyComponents(plugin: Plugin): void {
  const { transform } = plugin;
  if (typeof transform !== "function") return;
  plugin.transform = function (code, id, options) {
    return component.test(id) ? transform.call(this, code, id, options) : undefined;
  };
}

const barrel = createRequire(import.meta.url)
  .resolve("lucide-react")
  .replace(/cjs\/lucide-react\.js$/, "esm/lucide-react.mjs");

/** Icons by their own files: else Rollup reads all of the library's 2,400 to draw seventy. */
function iconsByFile(): Plugin {
  const files = new Map<string, string>();
  const folder = path.dirname(barrel);
  const exported = /export \{([^}]*)\} from '\.\/(icons\/[^']+)'/g;
  for (const [, list = "", file = ""] of readFileSync(barrel, "utf8").matchAll(exported))
    for (const [, name = ""] of list.matchAll(/default as (\w+)/g))
      files.set(name, path.join(folder, file));
  return {
    name: "icons-by-file",
    apply: "build",
    enforce: "post",
    transform(code, id) {
      if (id.includes("/node_modules/") || !code.includes("lucide-react")) return undefined;
      const byFile = (whole: string, list: string) => {
        const imports = list.split(",").flatMap((one) => {
          const [name = "", local = name] = one.trim().split(" as ");
          const file = files.get(name);
          return file ? [`import ${local} from ${JSON.stringify(file)};`] : [];
        });
        return imports.length === list.split(",").length ? imports.join("") : whole;
      };
      return { code: code.replaceAll(importOfIcons, byFile), map: null };
    },
  };
}
