import { composeStory, type Meta, type StoryObj } from "@storybook/react-vite";
import { afterEach, expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { type ModeName, modes } from "../../.storybook/modes";
import { type StoryFile, shotsOf } from "../../.storybook/shots";

/** Taller stories than this are a mistake: the shot would be scaled down. In CSS pixels. */
const tallest = 8_000;

/** Where earlier stories were mounted, to be removed once React has let go of them. */
const stale: HTMLElement[] = [];

/** Room around a story that does not fill the page, as Storybook's own layout gives it. */
const padding = "16px";

const { known, major, shots, update } = inject("visual");
const baselines = new Set(shots);

/**
 * Registers one test per story and mode: mounts the story, lets it play, and compares a picture of it
 * with its baseline, bit for bit. `sources` are the same files as text. Where the browser's major version has no baselines at all the tests
 * are skipped and say so.
 */
export async function shootStories(
  files: Record<string, () => Promise<unknown>>,
  sources: Record<string, () => Promise<unknown>>,
): Promise<void> {
  for (const [name, load] of Object.entries(files)) {
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
  const { viewport, ...initialGlobals } = modes[modeName];
  const composed = composeStory(story, meta, { initialGlobals }, exportName);
  const name = `${composed.id.replace("--", "/")}/${modeName}`;

  test(name, async (context) => {
    if (!known && !update) context.skip(`no baseline for this browser (Chromium ${major})`);
    await page.viewport(viewport.width, viewport.height);
    const canvasElement = document.createElement("div");
    document.body.append(canvasElement);
    const fullscreen = composed.parameters.layout === "fullscreen";
    canvasElement.style.padding = fullscreen ? "" : padding;
    // Running a story first unmounts the one before, whose place is kept until then.
    const left = stale.splice(0);
    stale.push(canvasElement);
    await composed.run({ canvasElement, viewMode: "story" });
    for (const element of left) element.remove();
    await settle();
    const height = Math.max(1, Math.ceil(lowestEdge()));
    expect(height, "the story's height in CSS pixels").toBeLessThanOrEqual(tallest);
    if (height > viewport.height) await page.viewport(viewport.width, height);
    document.body.style.minHeight = "0";
    document.body.style.height = `${height}px`;
    if (!update && !baselines.has(`${name}.png`))
      throw new Error(
        `${name} has no baseline. Run: npm run test:visual -- --update, then look at the new picture and commit it.`,
      );
    await expect.element(page.elementLocator(document.body)).toMatchScreenshot(name);
  });
}

afterEach(() => {
  document.body.removeAttribute("style");
  for (const element of stale) element.hidden = true;
});

/** Waits for fonts, pictures and the frame that shows them. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  await Promise.all(
    [...document.images].map(async (image) => {
      image.loading = "eager";
      // A picture that cannot be loaded is part of what the story shows.
      await image.decode().catch(() => {});
    }),
  );
  await nextFrame();
  await nextFrame();
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}

/** Where the lowest visible thing ends, overlays included, in CSS pixels. */
function lowestEdge(): number {
  let lowest = 0;
  for (const element of document.body.querySelectorAll("*")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || box.right <= 0) continue;
    if (clipped(element)) continue;
    lowest = Math.max(lowest, box.bottom);
  }
  return lowest;
}

/** True for what an ancestor scrolls or cuts off, and for what is only there for screen readers. */
function clipped(element: Element): boolean {
  if (element.clientHeight <= 1 && element.clientWidth <= 1) return true;
  const bottom = element.getBoundingClientRect().bottom;
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (getComputedStyle(at).overflowY === "visible") continue;
    if (at.getBoundingClientRect().bottom < bottom) return true;
  }
  return false;
}
