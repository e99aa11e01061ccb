/** The sources of the package, each loaded when it is asked for. */
const sources = import.meta.glob<string>(
  ["../../ui/src/{components,patterns}/**/*.{ts,tsx}", "!**/*.css.ts"],
  {
    query: "?raw",
    import: "default",
  },
);
const styles = import.meta.glob<Record<string, unknown>>(
  "../../ui/src/{components,patterns}/**/*.css.ts",
);

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

/** A recipe of styles: called with nothing, it takes what is its default. */
interface Recipe {
  (): string;
  classNames: { variants: Record<string, Record<string, string>> };
}

const isRecipe = (value: unknown): value is Recipe =>
  typeof value === "function" && "classNames" in value;

/** What the styles of a component take where a prop is left out: `tone` of a button is `"neutral"`. */
export async function defaultsOf(name: string): Promise<Readonly<Record<string, string>>> {
  const [load] = Object.entries(styles).flatMap(([path, each]) =>
    path.endsWith(`/${name}.css.ts`) ? [each] : [],
  );
  const recipes = Object.values((await load?.()) ?? {}).filter(isRecipe);
  return Object.fromEntries(recipes.flatMap(defaultsIn));
}

function defaultsIn(recipe: Recipe): [string, string][] {
  const taken = recipe().split(" ");
  return Object.entries(recipe.classNames.variants).flatMap(([variant, choices]) =>
    Object.entries(choices)
      .filter(([, names]) => names.split(" ").every((each) => taken.includes(each)))
      .map(([choice]): [string, string] => [
        variant,
        /^(?:\d+|true|false)$/.test(choice) ? choice : `"${choice}"`,
      ]),
  );
}
