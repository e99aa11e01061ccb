import type { Plugin } from "vite";

/** Said at the top of each sheet: the order of the layers holds whichever sheet a page loads first. */
const ORDER = "@layer pl-reset,pl-base,pl-recipe,pl-sprinkles;";

const VIRTUAL = /\.ts\.vanilla\.css\.js$/;

/** `components/Button/Button.css.ts.vanilla.css.js` becomes `components/Button/Button.css`. */
const sheetOf = (virtual: string) => virtual.replace(VIRTUAL, "");

/**
 * A sheet beside each module that has styles, and `styles.css` with all of them. A module imports its
 * sheet by `#css/…`, which package.json sends to the sheet for bundlers and to nothing for Node: so a
 * bundler takes the styles of what is imported and no others, and a server may import the package
 * from node_modules as it is.
 */
export function sheetPerModule(): Plugin {
  /** What each chunk imports, before Vite takes out the modules that were nothing but styles. */
  const importsOf = new Map<string, readonly string[]>();
  return {
    name: "sheet-per-module",
    enforce: "post",
    renderChunk(_code, chunk) {
      importsOf.set(chunk.fileName, chunk.imports);
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const texts = new Map<string, string>();
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== "asset" || !name.endsWith(".ts.vanilla.css")) continue;
          delete bundle[name];
          const sheet = sheetOf(`${name}.js`);
          texts.set(sheet, String(file.source).trim());
          this.emitFile({ type: "asset", fileName: sheet, source: `${ORDER}${texts.get(sheet)}` });
        }
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk") continue;
          const sheets = (importsOf.get(chunk.fileName) ?? [])
            .filter((file) => VIRTUAL.test(file))
            .map(sheetOf)
            .filter((sheet) => texts.has(sheet));
          const code = chunk.code.replaceAll(/^\/\* empty css +\*\/\n/gm, "");
          chunk.code = `${sheets.map((sheet) => `import "#css/${sheet}";\n`).join("")}${code}`;
        }
        const whole = inOrder(Object.keys(bundle), importsOf)
          .filter((file) => VIRTUAL.test(file))
          .map((file) => texts.get(sheetOf(file)) ?? "");
        this.emitFile({
          type: "asset",
          fileName: "styles.css",
          source: `${ORDER}${whole.join("")}`,
        });
      },
    },
  };
}

/** Files in the order in which they would run: what a file imports comes before it. */
function inOrder(files: string[], importsOf: ReadonlyMap<string, readonly string[]>): string[] {
  const seen = new Set<string>();
  const visit = (file: string): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    return [...(importsOf.get(file) ?? []).flatMap(visit), file];
  };
  return files.flatMap(visit);
}
