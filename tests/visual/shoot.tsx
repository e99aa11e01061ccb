import { composeStory, type Meta, type StoryObj } from "@storybook/react-vite";
import { beforeAll, expect, inject, test } from "vitest";
import { commands, page } from "vitest/browser";
import { type ModeName, modes } from "../../.storybook/modes";
import { type StoryFile, shotsOf } from "../../.storybook/shots";
import type { ShotState } from "./commands";
import { neverAccepted, notAsBefore, otherPixels } from "./compare";
import { enlargeText, lowestEdge, settle } from "./document";

/** Taller stories than this are a mistake: the shot would be scaled down. In CSS pixels. */
const tallest = 8_000;

/** Where earlier stories were mounted, to be removed once React has let go of them. */
const stale: HTMLElement[] = [];

/** Room around a story that does not fill the page, as Storybook's own layout gives it. */
const padding = "16px";

const { mode, only, files: filesAsked } = inject("visual");
const asked = only && new Set(only);

/** The shots whose pixels were others at their first try. */
const differed = new Set<string>();

let forcedColorsNow = "none";

/**
 * Registers one test per story and mode: mounts the story, lets it play, and compares a picture of it
 * with the line that was accepted. `sources` are the same files as text.
 */
export async function shootStories(
  files: Record<string, () => Promise<unknown>>,
  sources: Record<string, () => Promise<unknown>>,
): Promise<void> {
  const chosen = Object.entries(files).filter(
    ([name]) => !filesAsked || filesAsked.some((file) => name.endsWith(`/${file}`)),
  );
  // Vitest takes a file without a test for a mistake, which it is where all are asked for.
  if (chosen.length === 0)
    test.skipIf(filesAsked)("stories that are asked for", () => expect(chosen).not.toEqual([]));
  for (const [name, load] of chosen) {
    try {
      const file = (await load()) as StoryFile;
      const source = String(await sources[name]?.());
      for (const { exportName, story, modes: names } of shotsOf(file, source))
        for (const mode of names) shoot(file.default, story, exportName, mode);
    } catch (error) {
      // One file that cannot be loaded must not hide the others.
      test(name, () => {
        throw error;
      });
    }
  }
}

function shoot(meta: Meta, story: StoryObj, exportName: string, modeName: ModeName): void {
  const { viewport, forcedColors, textSize, ...initialGlobals } = modes[modeName];
  const composed = composeStory(story, meta, { initialGlobals }, exportName);
  const name = `${composed.id.replace("--", "/")}/${modeName}`;

  test.skipIf(asked && !asked.has(name))(name, async () => {
    tidy();
    await page.viewport(viewport.width, viewport.height);
    await force(forcedColors);
    const canvasElement = document.createElement("div");
    document.body.append(canvasElement);
    const fullscreen = composed.parameters.layout === "fullscreen";
    canvasElement.style.padding = fullscreen ? "" : padding;
    // Running a story first unmounts the one before, whose place is kept until then.
    const left = stale.splice(0);
    stale.push(canvasElement);
    try {
      await composed.run({ canvasElement, viewMode: "story" });
    } finally {
      for (const element of left) element.remove();
    }
    // What the story plays counts in pixels at times; its reader may enlarge it at any moment.
    enlargeText(textSize);
    // What is played may have scrolled; what is above would be cut off, and the rest measured too low.
    window.scrollTo(0, 0);
    await settle();
    const height = Math.max(1, Math.ceil(lowestEdge()));
    expect(height, "the story's height in CSS pixels").toBeLessThanOrEqual(tallest);
    if (height > viewport.height) await page.viewport(viewport.width, height);
    document.body.style.minHeight = "0";
    document.body.style.height = `${height}px`;
    const clip = clipOf(viewport.width, height);
    const state = await commands.takeShot(name, clip);
    if (fails(name, state)) throw notAsItWas(state === "new" ? neverAccepted : otherPixels);
  });
}

/** Whether a shot fails; where the run is decided later, only for what a second try may still mend. */
function fails(name: string, state: ShotState): boolean {
  if (mode === "take" || state === "same") return false;
  if (mode === "check") return true;
  const first = state === "other" && !differed.has(name);
  differed.add(name);
  return first;
}

/** The report shows it; where in this file it was found tells nobody anything. */
function notAsItWas(difference: string): Error {
  const error = new Error(`${notAsBefore}${difference}`);
  error.stack = "";
  return error;
}

/** Every face is there before the first picture: one that comes late would move what was laid out. */
beforeAll(async () => {
  await Promise.all([...document.fonts].map((face) => face.load().catch(() => {})));
});

/**
 * Takes away what the shot before has left, before the next: a hook of this module would run for the
 * first of the files that share the page alone.
 */
function tidy(): void {
  document.body.removeAttribute("style");
  enlargeText("100");
  for (const element of stale) element.hidden = true;
}

async function force(forcedColors: "active" | "none"): Promise<void> {
  if (forcedColors === forcedColorsNow) return;
  await commands.forceColors(forcedColors);
  forcedColorsNow = forcedColors;
}

/** Where in the browser's window the story is. */
function clipOf(width: number, height: number) {
  const { x = 0, y = 0 } = window.frameElement?.getBoundingClientRect() ?? {};
  return { x, y, width, height };
}
