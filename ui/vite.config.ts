import { readFileSync } from "node:fs";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import dts from "vite-plugin-dts";
import { fileOf, isExternal, leanIcons } from "./build/bundled";
import { withEndings } from "./build/declarations";
import { sheetPerModule } from "./build/sheets";
import { thirdParty } from "./build/third-party";

/** ESM that keeps the modules and their sheets apart, so that bundlers drop what is not imported, and types. */
export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    leanIcons(),
    sheetPerModule(),
    thirdParty(),
    {
      // Beside the bundle, not in it: its fonts stay files of their own packages. And what Node gets for a sheet.
      name: "fonts",
      generateBundle() {
        const source = readFileSync(new URL("src/theme/fonts.css", import.meta.url));
        this.emitFile({ type: "asset", fileName: "fonts.css", source });
        this.emitFile({ type: "asset", fileName: "no-css.js", source: "export {};\n" });
      },
    },
    dts({
      include: ["src"],
      tsconfigPath: "./tsconfig.json",
      entryRoot: "src",
      // What styles a module has is its own matter, but for those of the theme.
      exclude: [
        "src/{components,patterns,illustrations}/**/*.css.ts",
        "src/internal/css.ts",
        "src/patterns/style.ts",
      ],
      beforeWriteFile: (filePath, content) => ({ content: withEndings(filePath, content) }),
    }),
  ],
  build: {
    target: "es2022",
    minify: false,
    cssMinify: true,
    cssCodeSplit: true,
    lib: {
      entry: {
        index: "src/index.ts",
        "theme/index": "src/theme/index.ts",
        "price-map": "src/price-map.ts",
      },
      formats: ["es"],
    },
    rollupOptions: {
      external: isExternal,
      output: { preserveModules: true, preserveModulesRoot: "src", entryFileNames: fileOf },
    },
  },
});
