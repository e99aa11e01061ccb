import { readFileSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { describe, expect, test } from "vitest";
import { dist } from "./support/bundle";

/** What a consumer's own Vite build takes of the package for one import, with Vite's defaults. */
async function taken(code: string) {
  const entry = "virtual:consumer";
  const built = await build({
    ...{ configFile: false, logLevel: "error", root: import.meta.dirname },
    plugins: [
      {
        name: "consumer",
        resolveId: (source, importer) => {
          if (source === entry) return `${import.meta.dirname}/consumer.js`;
          return importer === undefined ? source : undefined;
        },
        load: (id) => (id.endsWith("/consumer.js") ? code : undefined),
      },
    ],
    build: { write: false, minify: false, rollupOptions: { input: entry, external: /^react/ } },
  });
  if (Array.isArray(built) || !("output" in built)) throw new Error("Nothing was built.");
  const chunks = built.output.flatMap((file) => (file.type === "chunk" ? [file] : []));
  const modules = chunks.flatMap(({ modules }) =>
    Object.entries(modules)
      .filter(([id, { renderedLength }]) => id.startsWith(`${dist}/`) && renderedLength > 0)
      .map(([id]) => id.slice(dist.length + 1)),
  );
  const css = built.output
    .flatMap((file) => (file.fileName.endsWith(".css") && "source" in file ? [file.source] : []))
    .join("\n");
  return { modules, css };
}

/** The class names that a sheet gives looks to. */
function classesOf(sheet: string): string[] {
  const text = readFileSync(path.join(dist, sheet), "utf8");
  return [...new Set([...text.matchAll(/\.([_a-z]\w{5,})/g)].map(([, name = ""]) => name))];
}

const folder = (module: string) => module.split("/").slice(0, 2).join("/");

describe("importing one component brings only its code and its styles", () => {
  test.each([
    ["Button", ["components/Button", "components/Spinner"]],
    ["Accordion", ["components/Accordion"]],
    ["Badge", ["components/Badge"]],
    ["StatStrip", ["patterns/StatStrip"]],
  ])("%s", async (name, folders) => {
    const { modules, css } = await taken(
      `import { ${name} } from "@partlane/ui"; console.log(${name});`,
    );
    const ours = modules.map(folder).filter((each) => /^(components|patterns)/.test(each));
    expect([...new Set(ours)].sort()).toEqual(folders);
    expect(css).toContain("--pl-color-page");
    for (const each of folders) {
      const sheet = `${each}/${each.split("/")[1]}.css`;
      expect(css, sheet).toContain(`.${classesOf(sheet)[0]}`);
    }
    for (const other of [
      "components/Table/Table.css",
      "components/Drawer/Drawer.css",
      "patterns/PartPanel/PartPanel.css",
      "patterns/SiteHeader/SiteHeader.css",
    ])
      for (const className of classesOf(other))
        expect(css, other).not.toMatch(new RegExp(`\\.${className}\\b`));
  });

  test("the tokens alone bring no component", async () => {
    const { modules, css } = await taken(
      `import { vars } from "@partlane/ui/theme"; console.log(vars);`,
    );
    expect(modules.filter((file) => /^(components|patterns)\//.test(file))).toEqual([]);
    expect(css).toContain("--pl-color-page");
  });
});

test("the one sheet has what all of the others have, the order of the layers first", () => {
  const whole = readFileSync(path.join(dist, "styles.css"), "utf8");
  expect(whole).toMatch(/^@layer pl-reset,pl-base,pl-recipe,pl-sprinkles;/);
  for (const sheet of ["components/Button/Button.css", "patterns/PriceMap/PriceMap.css"]) {
    const text = readFileSync(path.join(dist, sheet), "utf8");
    expect(text).toMatch(/^@layer pl-reset,pl-base,pl-recipe,pl-sprinkles;/);
    for (const className of classesOf(sheet)) expect(whole, sheet).toContain(`.${className}`);
  }
});

test("a server imports the package as it is, and gets no style sheet", async () => {
  const ui = (await import(path.join(dist, "index.js"))) as Record<string, unknown>;
  expect(ui.Button).toBeDefined();
});
