import { type CSSProperties, useLayoutEffect, useRef, useState } from "react";
import type { Guide } from "./guide";
import { Said } from "./Said";

/** The side of a number's disc in CSS pixels. */
const disc = 20;

interface Place {
  x: number;
  y: number;
}

/** A live example whose parts are numbered where they are, and a list of what they are. */
export function Anatomy({ example, parts, wide }: Guide["anatomy"]) {
  const stage = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly (Place | undefined)[]>([]);

  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => setPlaces(placesOf(element, parts));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // One part may grow by as much as another shrinks.
    for (const { at } of parts)
      for (const part of at ? element.querySelectorAll(at) : []) observer.observe(part);
    // Styles that came late may have moved its parts without changing its size.
    const seen = new IntersectionObserver(measure);
    seen.observe(element);
    measure();
    // Words may change places in the face that they waited for, and take no more room.
    document.fonts.addEventListener("loadingdone", measure);
    // So do they where a style sheet comes late.
    document.addEventListener("load", measure, true);
    return () => {
      observer.disconnect();
      seen.disconnect();
      document.fonts.removeEventListener("loadingdone", measure);
      document.removeEventListener("load", measure, true);
    };
  }, [parts]);

  return (
    <section className="guide-section">
      <h2>Anatomy</h2>
      <div className="guide-anatomy" data-wide={wide}>
        <div className="guide-stage" data-anatomy>
          <div ref={stage}>{example}</div>
          {places.map((place, index) =>
            place ? (
              <span
                key={parts[index]?.name}
                className="guide-number"
                style={{ left: place.x, top: place.y } satisfies CSSProperties}
                aria-hidden="true"
              >
                {index + 1}
              </span>
            ) : null,
          )}
        </div>
        <ol className="guide-parts">
          {parts.map(({ name, what, at }, index) => (
            <li key={name} data-placed={!at || places[index] !== undefined}>
              <strong>{name}</strong> <Said>{what}</Said>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** A disc at the upper left corner of each part, none over another; relative to the stage. */
function placesOf(element: HTMLElement, parts: Guide["anatomy"]["parts"]) {
  const frame = element.parentElement?.getBoundingClientRect();
  const taken: Place[] = [];
  return parts.map(({ at }) => {
    // What a window of another width shows has no box.
    const found = at
      ? [...element.querySelectorAll(at)]
          .find((each) => each.getClientRects().length > 0)
          ?.getBoundingClientRect()
      : undefined;
    if (!found || !frame) return undefined;
    const place = {
      x: Math.max(2, found.left - frame.left - disc / 2),
      y: Math.max(2, found.top - frame.top - disc / 2),
    };
    const covers = (other: Place) =>
      Math.abs(other.x - place.x) < disc && Math.abs(other.y - place.y) < disc;
    while (taken.some(covers)) place.x += disc + 2;
    taken.push(place);
    return place;
  });
}
