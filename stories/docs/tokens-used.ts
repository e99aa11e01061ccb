import { space, textSize, vars } from "@partlane/ui/theme";
import { rulesOf } from "../../.storybook/css-rules";

/** A token that a component's styles name. */
export interface UsedToken {
  /** As it is written in styles: `vars.color.accent`, `space[4]`. */
  name: string;
  group: string;
  /** Its value in the theme that is on: a custom property, or a length. */
  value: string;
}

const styleModules = import.meta.glob("../../ui/src/{components,patterns,styles}/**/*.css.ts");

/** Every token of the contract, by its custom property. */
const contract = new Map(tokensIn(vars).map((token) => [property(token.value), token]));

function tokensIn(group: object, path: readonly string[] = []): UsedToken[] {
  return Object.entries(group).flatMap(([key, value]: [string, string | object]) =>
    typeof value === "string"
      ? [{ name: [...path, key].join("."), group: path[0] ?? key, value }]
      : tokensIn(value, [...path, key]),
  );
}

/** `--pl-color-accent` of `var(--pl-color-accent)`. */
function property(value: string): string {
  return value.slice("var(".length, -1);
}

/**
 * The tokens that style modules name, read from the rules that the browser has of them: every class
 * of a module begins with the module's name here (see `.storybook/vite.config.ts`).
 */
export async function tokensUsed(modules: readonly string[]): Promise<UsedToken[]> {
  await Promise.all(
    Object.entries(styleModules)
      .filter(([path]) => modules.some((name) => path.endsWith(`/${name}.css.ts`)))
      .map(async ([, load]) => load()),
  );
  const own = new RegExp(`\\.(?:${modules.join("|")})_`);
  const texts = rulesOf(CSSStyleRule)
    .filter(({ selectorText }) => own.test(selectorText))
    .map(({ style }) => style.cssText);
  const found = new Map<string, UsedToken>();
  for (const text of texts)
    for (const token of [...contractTokens(text), ...scaleTokens(text)])
      found.set(token.name, token);
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
}

function contractTokens(text: string): UsedToken[] {
  return [...text.matchAll(/var\((--pl-[a-z-]+)/g)].flatMap(([, name = ""]) => {
    const token = contract.get(name);
    return token ? [token] : [];
  });
}

/** Lengths that are steps of the scales: styles hold their values alone. */
function scaleTokens(text: string): UsedToken[] {
  const declared = [...text.matchAll(/([a-z-]+): ([^;]+);/g)];
  return declared.flatMap(([, name = "", value = ""]) => {
    if (name === "font-size") return steps("textSize", textSize, value);
    return /gap|padding|margin/.test(name) ? steps("space", space, value) : [];
  });
}

function steps(group: string, scale: Readonly<Record<string, string>>, value: string) {
  return Object.entries(scale)
    .filter(([, length]) => length !== "0" && value.split(/[\s(),]+/).includes(length))
    .map(([step, length]) => ({ name: `${group}.${step}`, group, value: length }));
}
