/** One way of looking at a story; its members are Storybook globals, as Chromatic's modes want them. */
export interface Mode {
  theme: "light" | "dark";
  contrast: "normal" | "more";
  direction: "ltr" | "rtl";
  /** `active` as Windows' contrast themes have it: the reader's few colors in place of ours. */
  forcedColors: "none" | "active";
  /** The reader's text size in percent of the browser's own. */
  textSize: "100" | "200";
  /** CSS pixels. A story that is taller than the viewport makes it grow. */
  viewport: { width: number; height: number };
}

const phone = { width: 360, height: 780 };
const tablet = { width: 768, height: 1024 };
const laptop = { width: 1280, height: 800 };
const light = {
  theme: "light",
  contrast: "normal",
  direction: "ltr",
  forcedColors: "none",
  textSize: "100",
} as const;
const dark = { ...light, theme: "dark" } as const;
const contrast = { ...light, contrast: "more" } as const;
const forced = { ...light, forcedColors: "active" } as const;
const rtl = { ...light, direction: "rtl" } as const;
const text200 = { ...light, textSize: "200" } as const;

/** Every way in which a story is looked at, here and at Chromatic. */
export const modes = {
  "light-360": { ...light, viewport: phone },
  "light-768": { ...light, viewport: tablet },
  "light-1280": { ...light, viewport: laptop },
  "dark-360": { ...dark, viewport: phone },
  "dark-768": { ...dark, viewport: tablet },
  "dark-1280": { ...dark, viewport: laptop },
  "contrast-360": { ...contrast, viewport: phone },
  "contrast-768": { ...contrast, viewport: tablet },
  "contrast-1280": { ...contrast, viewport: laptop },
  "forced-360": { ...forced, viewport: phone },
  "forced-768": { ...forced, viewport: tablet },
  "forced-1280": { ...forced, viewport: laptop },
  "rtl-360": { ...rtl, viewport: phone },
  "rtl-1280": { ...rtl, viewport: laptop },
  "text200-360": { ...text200, viewport: phone },
  "text200-1280": { ...text200, viewport: laptop },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

/**
 * What every story is shot in here. How it looks in other themes and widths is proven in the story
 * tests: axe measures contrast in each theme, and nothing is cut off at 320 px or with large text.
 * Chromatic, whose machines are many, takes every story in every mode.
 */
const everyStory: readonly ModeName[] = ["light-1280"];

/**
 * What the leading story of a file is shot in besides, by the first word of its title: how a thing
 * looks from right to left or in forced colors is a component's matter, not each state's.
 */
const leadingStory: Readonly<Record<string, readonly ModeName[]>> = {
  Foundations: ["dark-360"],
  Components: [
    ...(["dark-360", "light-360", "dark-1280", "contrast-1280"] as const),
    ...(["forced-1280", "rtl-1280", "text200-360"] as const),
  ],
  Patterns: [
    ...(["dark-360", "contrast-1280", "rtl-1280", "light-768"] as const),
    ...(["forced-360", "text200-360"] as const),
  ],
  Screens: ["dark-360", "light-360", "dark-1280"],
};

/** What a story may say in `parameters.visual`. */
export interface VisualParameters {
  /** Never shot: say why in a comment beside it. */
  skip?: boolean;
  /** There on narrow screens alone: what would be shot wider is shot at 360 instead. */
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
