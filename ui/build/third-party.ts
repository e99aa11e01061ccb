import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

interface Manifest {
  name: string;
  version: string;
  license: string;
}

/** Writes `THIRD-PARTY.md`: whose code the package carries inside, and under which licence. */
export function thirdParty(): Plugin {
  return {
    name: "third-party",
    generateBundle(_options, bundle) {
      const folders = new Set<string>();
      for (const chunk of Object.values(bundle))
        if (chunk.type === "chunk")
          for (const id of Object.keys(chunk.modules)) {
            const folder = /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(id)?.[0];
            if (folder) folders.add(folder);
          }
      const source = [
        "# What is inside\n\nCode of others that this package carries, and its licences.",
        ...[...folders].sort().map(entryOf),
      ].join("\n\n");
      this.emitFile({ type: "asset", fileName: "THIRD-PARTY.md", source: `${source}\n` });
    },
  };
}

function entryOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Manifest;
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const text = file ? `\n\n${readFileSync(path.join(folder, file), "utf8").trim()}` : "";
  return `## ${manifest.name} ${manifest.version} (${manifest.license})${text}`;
}
