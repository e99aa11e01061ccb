import path from "node:path";
import type { Plugin } from "vite";

/** One small harm to a source file, which a check must find out. */
export interface Mutant {
  /** From the project's root. */
  file: string;
  /** What stands there, once in the file. */
  search: string;
  replace: string;
}

/** The setting that says, as JSON, which harm is done to the sources of this run. */
export const mutantSetting = "MUTANT";

/** The plugin's name, by which vanilla-extract's own compiler takes it along. */
export const mutantPlugin = "mutant";

/** A source with its harm. Throws where it does not have, just once, what is looked for. */
export function mutated(source: string, { file, search, replace }: Mutant): string {
  const found = source.split(search).length - 1;
  if (found !== 1)
    throw new Error(`${file} has ${JSON.stringify(search)} ${found} times, in place of once.`);
  return source.replace(search, () => replace);
}

/** Does a harm to a source as it is loaded: the file itself is never touched. None without the setting. */
export function harmed(): Plugin[] {
  const said = process.env[mutantSetting];
  if (said === undefined) return [];
  const mutant = JSON.parse(said) as Mutant;
  const file = path.resolve(mutant.file);
  return [
    {
      name: mutantPlugin,
      enforce: "pre",
      transform: (code, id) =>
        id.split("?")[0] === file && !id.includes(".vanilla.css")
          ? { code: mutated(code, mutant), map: null }
          : undefined,
    },
  ];
}
