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

const themesAndWidths: readonly ModeName[] = ["light-360", "light-1280", "dark-360", "dark-1280"];

/**
 * The modes that a story is shot in when it says nothing, by the first word of its title.
 * Foundations do not depend on the width; screens are made of patterns, which were already looked at
 * in high contrast and from right to left.
 */
const byLevel: Readonly<Record<string, readonly ModeName[]>> = {
  Foundations: ["light-1280", "dark-1280"],
  Components: [...themesAndWidths, "contrast-1280", "rtl-1280"],
  Patterns: [...themesAndWidths, "contrast-1280", "rtl-1280"],
  Screens: themesAndWidths,
};

/** What a story may say in `parameters.visual`. */
export interface VisualParameters {
  /** Never shot: say why in a comment beside it. */
  skip?: boolean;
  /** Only these modes instead of its level's. */
  modes?: readonly ModeName[];
}

/** The modes in which to look at a story, from its title and its `parameters.visual`. */
export function modesOf(title: string, visual: VisualParameters = {}): readonly ModeName[] {
  if (visual.skip) return [];
  return visual.modes ?? byLevel[title.split("/")[0] ?? ""] ?? themesAndWidths;
}
