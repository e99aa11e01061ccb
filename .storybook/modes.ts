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
  "contrast-1280": { ...plain, theme: "light", contrast: "more", viewport: laptop },
  "rtl-1280": { ...plain, theme: "light", direction: "rtl", viewport: laptop },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

/** What every story is shot in here: each theme and each width once. */
const everyStory: readonly ModeName[] = ["light-1280", "dark-360"];

/**
 * What the first story of a file is shot in besides, by the first word of its title: right-to-left
 * and high contrast are a component's matter, not each state's. Chromatic, whose machines are many,
 * takes every story in every mode.
 */
const firstStory: Readonly<Record<string, readonly ModeName[]>> = {
  Components: ["contrast-1280", "rtl-1280"],
  Patterns: ["contrast-1280", "rtl-1280"],
  Screens: ["light-360", "dark-1280"],
};

/** What a story may say in `parameters.visual`. */
export interface VisualParameters {
  /** Never shot: say why in a comment beside it. */
  skip?: boolean;
  /** Only these modes instead. */
  modes?: readonly ModeName[];
}

/** The modes in which to look at a story here, from its title, its place in its file and its `parameters.visual`. */
export function modesOf(
  title: string,
  { isFirst = false, visual = {} }: { isFirst?: boolean; visual?: VisualParameters } = {},
): readonly ModeName[] {
  if (visual.skip) return [];
  if (visual.modes) return visual.modes;
  const level = title.split("/")[0] ?? "";
  return isFirst ? [...everyStory, ...(firstStory[level] ?? [])] : everyStory;
}
