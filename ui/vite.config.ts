import { readFileSync } from "node:fs";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import dts from "vite-plugin-dts";

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
    dts({ include: ["src"], tsconfigPath: "./tsconfig.json", entryRoot: "src" }),
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
