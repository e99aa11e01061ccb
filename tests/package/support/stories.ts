import { readdirSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import { requireBuild } from "./bundle";

const root = path.resolve(import.meta.dirname, "../../..");

/** The two versions of React that the package says it works on, and where each is installed. */
export const reacts = { 18: root, 19: path.join(root, "tests/package/react-19") } as const;
export type React = keyof typeof reacts;

const folders = ["stories/components", "stories/patterns"];

/** The files of stories of components and patterns, from the root. */
export function storyFiles(): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder))
        .filter((file) => file.endsWith(".stories.tsx"))
        .map((file) => `${folder}/${file}`),
    )
    .sort();
}

/** Code that imports every story of components and patterns, and calls `caller` with all of them. */
export function storyImports(caller: string): string {
  const files = storyFiles();
  const lines = files.map(
    (file, index) => `import * as file${index} from ${JSON.stringify(`./${file}`)};`,
  );
  const list = files.map((file, index) => `[${JSON.stringify(file)}, file${index}]`);
  return `${lines.join("\n")}\n${caller}([${list.join(", ")}]);`;
}

/**
 * Every story with the package as it is built, on one version of React: a module for the server that
 * renders them, or a script for the page that hydrates them.
 */
export async function bundleStories(react: React, side: "server" | "client"): Promise<string> {
  requireBuild();
  const { outputFiles } = await build({
    stdin: {
      contents: `import { ${side} } from "./tests/package/support/hydration-${side}";
${storyImports(`${side === "server" ? "module.exports = " : ""}${side}`)}`,
      resolveDir: root,
      loader: "tsx",
    },
    absWorkingDir: root,
    ...{ bundle: true, write: false, logLevel: "error", target: "es2022", jsx: "automatic" },
    ...(side === "server"
      ? { platform: "node" as const, format: "cjs" as const }
      : { platform: "browser" as const, format: "iife" as const }),
    mainFields: ["module", "main"],
    loader: { ".css": "empty" },
    define: { "process.env.NODE_ENV": '"development"' },
    plugins: [onReact(reacts[react]), withoutStorybook],
  });
  return outputFiles[0]?.text ?? "";
}

/** Sends everything that asks for React to one installation. */
const onReact = (folder: string): Plugin => ({
  name: "react",
  setup(esbuild) {
    esbuild.onResolve({ filter: /^(react|react-dom|scheduler)($|\/)/ }, (asked) => {
      if (asked.pluginData === "asked") return undefined;
      const { kind, path: name } = asked;
      // React's own files find their neighbours by themselves.
      if (/node_modules\/(react|react-dom|scheduler)\//.test(asked.importer)) return undefined;
      return esbuild.resolve(name, { kind, resolveDir: folder, pluginData: "asked" });
    });
  },
});

/** Stories are plain objects; what plays them is not needed, and nothing that they spy on is called. */
export const withoutStorybook: Plugin = {
  name: "without-storybook",
  setup(esbuild) {
    esbuild.onResolve({ filter: /^(storybook\/|@storybook\/|msw)/ }, ({ path: name }) => ({
      path: name,
      namespace: "nothing",
    }));
    esbuild.onLoad({ filter: /./, namespace: "nothing" }, () => ({
      contents: "module.exports = { fn: () => () => {} };",
    }));
  },
};
