import axe from "axe-core";
import { putLook } from "./look";
import { reflows } from "./reflow";

/** What a story may say in `parameters.proofs`; a comment beside it says why. */
export interface ProofParameters {
  /** False where what is shown is wide by its nature, or the story says more of it by itself. */
  reflow?: boolean;
  /**
   * False where axe looks at it in light alone: what is made of things that other stories show in
   * every look.
   */
  looks?: boolean;
}

/** What a proof needs to know of the story that is mounted. */
interface Mounted {
  id: string;
  parameters: Record<string, unknown>;
  globals: Record<string, unknown>;
}

/** One way in which the mounted story is looked at again: attributes of the document, and rules. */
interface Look {
  mode: string;
  theme: "light" | "dark";
  contrast?: "more";
  dir?: "rtl";
  rules: axe.RunOptions;
}

/**
 * axe leaves this rule out unless it is told: a target of 24 px, or the room of one around it. A pin
 * of a map stands where its place is, close to others or not, which WCAG 2.5.8 excepts.
 */
export const targetSize = { id: "target-size", enabled: true, selector: "*:not([data-pin])" };

const only = (...values: string[]): axe.RunOptions => ({ runOnly: { type: "rule", values } });

/**
 * A look costs as much as mounting the story does, so there are as few as show it all: a theme
 * changes colors alone, and a direction all but colors, so that one look serves both. That the
 * colors of high contrast hold in dark, too, the story `Foundations/Contrast` measures of every pair.
 * The document is the one that axe has seen in light: only rules about colors, places and what is in
 * sight may find otherwise.
 */
const looks: readonly Look[] = [
  {
    mode: "dark, right to left",
    theme: "dark",
    dir: "rtl",
    rules: only(
      ...["color-contrast", "link-in-text-block"],
      ...["target-size", "scrollable-region-focusable"],
      ...["aria-hidden-focus", "button-name", "label", "link-name"],
    ),
  },
  {
    mode: "high contrast",
    theme: "light",
    contrast: "more",
    rules: only("color-contrast"),
  },
];

/**
 * Goes on with a story that has been mounted and played, and that the addon has shown to axe in light:
 * axe in the other themes and from right to left, then a zoom of 400 % and text at 200 %. It happens
 * to the one mounted story, by attributes of its document, which costs a fraction of mounting it
 * again. Only in tests: in Storybook itself it would flicker.
 */
export async function prove({ id, parameters, globals }: Mounted): Promise<void> {
  // The shots of looks are without the accessibility addon, and so without this.
  if (globals.a11y === undefined || import.meta.env.VITEST_STORYBOOK === undefined) return;
  const {
    a11y,
    layout,
    proofs = {},
  } = parameters as {
    layout?: string;
    a11y?: { test?: string; disable?: boolean; context?: { exclude?: string[] } };
    proofs?: ProofParameters;
  };
  const found: string[] = [];
  if (proofs.looks !== false && a11y?.test !== "off" && !a11y?.disable)
    found.push(...(await violations(a11y?.context?.exclude)));
  if (proofs.reflow !== false)
    found.push(...(await reflows({ fullscreen: layout === "fullscreen" })));
  if (found.length > 0) throw new Error([id, ...found].join("\n  "));
}

/** What axe finds outside of some elements, a line for each element: the mode, the rule, the element, and how to mend it. */
async function violations(exclude: string[] = []): Promise<string[]> {
  axe.configure({ rules: [targetSize] });
  const root = document.documentElement;
  const was = { theme: root.dataset.theme, contrast: root.dataset.contrast, dir: root.dir };
  const found: string[] = [];
  try {
    for (const { mode, theme, contrast, dir = "ltr", rules } of looks) {
      putLook({ theme, contrast, dir });
      const result = await axe.run(
        { include: document.body, exclude },
        { ...rules, resultTypes: ["violations"] },
      );
      for (const { id, nodes } of result.violations)
        for (const { target, failureSummary = "" } of nodes)
          found.push(`${mode}: ${id}: ${target.join(" ")}: ${failureSummary.replace(/\s+/g, " ")}`);
    }
  } finally {
    putLook(was);
  }
  return found;
}

/**
 * Storybook holds all animations while a story's `afterEach` runs, and where that fails lets go of them
 * no more: everything that waits for one in the stories after it would wait forever.
 */
export function letAnimationsRun(): void {
  for (const style of document.head.querySelectorAll("style"))
    if (style.textContent?.includes("animation-play-state: paused")) style.remove();
}
