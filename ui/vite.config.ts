import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import dts from "vite-plugin-dts";

/**
 * Declarations with the file endings that Node's resolution asks for: `./Button` becomes
 * `./Button/index.js` or `./Button.js`, whichever the source is.
 */
function withEndings(filePath: string, content: string): string {
  const source = path.dirname(
    filePath.replace(`${path.sep}dist${path.sep}`, `${path.sep}src${path.sep}`),
  );
  return content.replaceAll(
    /(from |import\()(["'])(\.[^"']*)\2/g,
    (_all, lead, quote, specifier) => {
      const target = path.resolve(source, specifier);
      const isFile = [".ts", ".tsx"].some((ending) => existsSync(`${target}${ending}`));
      return `${lead}${quote}${specifier}${isFile ? "" : "/index"}.js${quote}`;
    },
  );
}

/** ESM that keeps the modules apart (so that bundlers drop what is not imported), types, one style sheet. */
export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    {
      // Beside the bundle, not in it: its fonts stay files of their own packages.
      name: "fonts",
      generateBundle() {
        const source = readFileSync(new URL("src/theme/fonts.css", import.meta.url));
        this.emitFile({ type: "asset", fileName: "fonts.css", source });
      },
    },
    dts({
      include: ["src"],
      tsconfigPath: "./tsconfig.json",
      entryRoot: "src",
      beforeWriteFile: (filePath, content) => ({ content: withEndings(filePath, content) }),
    }),
  ],
  build: {
    target: "es2022",
    minify: false,
    cssMinify: true,
    lib: {
      entry: {
        index: "src/index.ts",
        "theme/index": "src/theme/index.ts",
        "price-map": "src/price-map.ts",
      },
      formats: ["es"],
      cssFileName: "styles",
    },
    rollupOptions: {
      external: (id) => !/^[./]|^\0|^virtual:|\.css/.test(id) && !id.startsWith("/"),
      output: { preserveModules: true, preserveModulesRoot: "src", entryFileNames: "[name].js" },
    },
  },
});
