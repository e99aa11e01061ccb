import type { Plugin, ViteDevServer } from "vite";

/** One small change of a source file for the worse, which a check must find out. */
export interface Mutant {
  /** Absolute. */
  file: string;
  /** What is replaced, in characters from the beginning of the file. */
  start: number;
  end: number;
  replacement: string;
}

/** Shared with whoever runs the mutants, in the same process: a config is loaded as a module of its own. */
const shared = globalThis as {
  partlaneMutant?: { current: Mutant | undefined; servers: Set<ViteDevServer> };
};

/** Which mutant lives, and the servers that load sources; undefined unless mutants are run. */
const mutation = () => shared.partlaneMutant;

/** To be called before anything is loaded. */
export function prepareMutation(): NonNullable<typeof shared.partlaneMutant> {
  shared.partlaneMutant = { current: undefined, servers: new Set() };
  return shared.partlaneMutant;
}

/** The plugin's name, by which vanilla-extract's own compiler takes it along. */
export const mutantPlugin = "mutant";

/** A source with its change. */
const mutated = (source: string, { start, end, replacement }: Mutant): string =>
  source.slice(0, start) + replacement + source.slice(end);

/** Changes a source as it is loaded: the file itself is never touched. None unless mutants are run. */
export function mutants(): Plugin[] {
  const state = mutation();
  if (!state) return [];
  return [
    {
      name: mutantPlugin,
      enforce: "pre",
      configureServer(server) {
        state.servers.add(server);
      },
      transform(code, id) {
        const { current } = state;
        const isIt = current && id.split("?")[0] === current.file && !id.includes(".vanilla.css");
        return isIt ? { code: mutated(code, current), map: null } : undefined;
      },
    },
  ];
}
