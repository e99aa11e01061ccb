import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const name = "virtual:icons-in-use";
const folders = ["ui/src", "app"].map((folder) => path.resolve(import.meta.dirname, "..", folder));

/** An import of icons, its names in the first group. */
export const importOfIcons = /import \{([^}]*)\} from "lucide-react";/g;

/** The module `virtual:icons-in-use`: the icons of Lucide that `ui` and the site draw, and no others. */
export function iconsInUse(): Plugin {
  return {
    name: "icons-in-use",
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const list = [...new Set(folders.flatMap((folder) => drawnIn(folder)))].sort().join(", ");
      return `import { ${list} } from "lucide-react";\nexport const iconsInUse = { ${list} };`;
    },
  };
}

function drawnIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => readFileSync(path.join(folder, file), "utf8"))
    .flatMap((text) => [...text.matchAll(importOfIcons)])
    .flatMap(([, list = ""]) => list.split(","))
    .map((one) => one.trim().replace(/ as .*/, ""))
    .filter((one) => /^[A-Z]\w*$/.test(one) && !one.startsWith("Lucide"));
}
