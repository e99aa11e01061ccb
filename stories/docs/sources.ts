/** The sources of the package, each loaded when it is asked for. */
const sources = import.meta.glob<string>("../../ui/src/{components,patterns}/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
});

/** The source of a component: of its folder, or of its file where it shares one. */
export async function sourceOf(name: string): Promise<string> {
  const own = Object.keys(sources).filter(
    (path) => path.includes(`/${name}/`) || path.endsWith(`/${name}.tsx`),
  );
  return (await Promise.all(own.map(async (path) => sources[path]?.()))).join("\n");
}

/** A line of a table of props. */
export interface Row {
  name: string;
  required: boolean;
  type: string;
  description: string;
  defaultValue?: string;
}

/** The props that an interface writes out itself. */
export function rowsOf(source: string, name: string): Row[] {
  const body =
    new RegExp(`interface ${name}\\b[\\s\\S]*?\\{\\n([\\s\\S]*?)\\n\\}`).exec(source)?.[1] ?? "";
  return [
    ...body.matchAll(/^ {2}(?:\/\*\*\s*([\s\S]*?)\s*\*\/\s*)?(\w+)(\??): ([\s\S]*?);$/gm),
  ].map(([, description = "", prop = "", optional, type = ""]) => ({
    name: prop,
    required: optional === "",
    type: type.replace(/\s+/g, " "),
    description: description.replace(/\s*\n\s*\*\s*/g, " "),
  }));
}

/** What its styles take where a prop is left out: `tone` of a button is `"neutral"`. */
export function defaultsOf(source: string): Readonly<Record<string, string>> {
  const [, said = ""] = /defaultVariants: \{([^}]*)\}/.exec(source) ?? [];
  return Object.fromEntries(
    [...said.matchAll(/(\w+): ("[^"]*"|\w+)/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}
