/**
 * Sets the reader's text size at once: where motion is reduced a transition still takes a moment, one
 * for each level of the tree that inherits the size.
 */
export function enlargeText(percent: string): void {
  const root = document.documentElement;
  if (percent === "100" && root.style.fontSize === "") return;
  const still = document.createElement("style");
  still.textContent = "*, *::before, *::after { transition: none !important; }";
  document.head.append(still);
  root.style.fontSize = percent === "100" ? "" : `${percent}%`;
  // Asking for the layout applies the size before transitions are allowed again.
  root.getBoundingClientRect();
  still.remove();
}

/** Waits for fonts, pictures and the frame that shows them. */
export async function settle(): Promise<void> {
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
export function lowestEdge(): number {
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
