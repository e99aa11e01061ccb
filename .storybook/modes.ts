/** One way of looking at a story; its members are Storybook globals, as Chromatic's modes want them. */
export interface Mode {
  theme: "light" | "dark";
  contrast: "normal" | "more";
  direction: "ltr" | "rtl";
  /** CSS pixels. A story that is taller than the viewport makes it grow. */
  viewport: { width: number; height: number };
}

const phone = { width: 360, height: 780 };
const laptop = { width: 1280, height: 800 };
const plain = { contrast: "normal", direction: "ltr" } as const;

/** Every way in which a story is looked at, here and at Chromatic. */
export const modes = {
  "light-360": { ...plain, theme: "light", viewport: phone },
  "light-1280": { ...plain, theme: "light", viewport: laptop },
  "dark-360": { ...plain, theme: "dark", viewport: phone },
  "dark-1280": { ...plain, theme: "dark", viewport: laptop },
  "contrast-360": { ...plain, theme: "light", contrast: "more", viewport: phone },
  "contrast-1280": { ...plain, theme: "light", contrast: "more", viewport: laptop },
  "rtl-360": { ...plain, theme: "light", direction: "rtl", viewport: phone },
  "rtl-1280": { ...plain, theme: "light", direction: "rtl", viewport: laptop },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

/**
 * What every story is shot in here: each theme and each width once. Chromatic, whose machines are
 * many, takes every story in every mode.
 */
const everyStory: readonly ModeName[] = ["light-1280", "dark-360"];

/**
 * What the leading story of a file is shot in besides, by the first word of its title: right to left
 * and high contrast are a component's matter, not each state's.
 */
const leadingStory: Readonly<Record<string, readonly ModeName[]>> = {
  Components: ["contrast-360", "contrast-1280", "rtl-1280"],
  Patterns: ["contrast-360", "contrast-1280", "rtl-1280"],
  Screens: ["light-360", "dark-1280"],
};

/** What a story may say in `parameters.visual`. */
export interface VisualParameters {
  /** Never shot: say why in a comment beside it. */
  skip?: boolean;
  /** There on narrow screens alone: what would be shot at 1280 is shot at 360 instead. */
  phoneOnly?: boolean;
  /** Shot in all of its level's modes, in place of the first story that is shot at both widths. */
  lead?: boolean;
}

const onPhone = (mode: ModeName) => mode.replace(/\d+$/, "360") as ModeName;

/** The modes of a level: those that a story file is seen in, its leading story in all of them. */
export function modesOfLevel(title: string, { phoneOnly = false } = {}): readonly ModeName[] {
  const names = [...everyStory, ...(leadingStory[title.split("/")[0] ?? ""] ?? [])];
  return phoneOnly ? [...new Set(names.map(onPhone))] : names;
}

/** The modes in which to look at a story here, from its title and its `parameters.visual`. */
export function modesOf(title: string, visual: VisualParameters = {}): readonly ModeName[] {
  if (visual.skip) return [];
  if (visual.lead) return modesOfLevel(title, visual);
  return visual.phoneOnly ? everyStory.map(onPhone) : everyStory;
}
