import { type CSSProperties, useLayoutEffect, useRef, useState } from "react";
import { type Box, type Callout, placeCallouts } from "./callouts";
import { drawnIn, seenBoxOf } from "./drawn";
import type { Guide } from "./guide";
import { Said } from "./Said";

type Places = readonly (Callout | undefined)[];

/** A live example whose parts are numbered where they are, and a list of what they are. */
export function Anatomy({ example, parts, wide }: Guide["anatomy"]) {
  const stage = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<Places>([]);

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
    // Some parts come late, and move into their place.
    const come = new MutationObserver(measure);
    come.observe(element, { childList: true, subtree: true });
    element.addEventListener("animationend", measure);
    measure();
    // Words may change places in the face that they waited for, and take no more room.
    document.fonts.addEventListener("loadingdone", measure);
    // So do they where a style sheet comes late.
    document.addEventListener("load", measure, true);
    return () => {
      observer.disconnect();
      seen.disconnect();
      come.disconnect();
      element.removeEventListener("animationend", measure);
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
              <span key={parts[index]?.name} aria-hidden="true">
                <span className="guide-line" style={boxStyle(place.line)} />
                <span className="guide-number" style={boxStyle(place.disc)}>
                  {index + 1}
                </span>
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

const boxStyle = ({ left, top, right, bottom }: Box): CSSProperties => ({
  left,
  top,
  width: right - left,
  height: bottom - top,
});

const moved = <B extends Box>(box: B, x: number, y: number): B => ({
  ...box,
  left: box.left + x,
  right: box.right + x,
  top: box.top + y,
  bottom: box.bottom + y,
});

/** Relative to the stage, which the example may be wider than. */
function placesOf(element: HTMLElement, parts: Guide["anatomy"]["parts"]): Places {
  const stage = element.parentElement;
  if (!stage) return [];
  const { left, top } = stage.getBoundingClientRect();
  const x = stage.scrollLeft - stage.clientLeft - left;
  const y = stage.scrollTop - stage.clientTop - top;
  const example = moved(element.getBoundingClientRect().toJSON() as Box, x, y);
  const padding = parseFloat(getComputedStyle(stage).paddingLeft);
  const found = parts.map(({ at }) => {
    // What a window of another width shows has no box.
    const part = at
      ? [...element.querySelectorAll(at)].find((each) => each.getClientRects().length > 0)
      : undefined;
    return part && moved(seenBoxOf(part, element), x, y);
  });
  const drawn = drawnIn(element).map((each) => moved(each, x, y));
  // A disc grows with the reader's text, as far as it has room.
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return placeCallouts(found, {
    frame: {
      left: example.left - padding,
      right: example.left + Math.max(element.clientWidth, element.scrollWidth) + padding,
      top: 0,
      bottom: Math.max(stage.clientHeight, example.bottom + padding),
    },
    drawn,
    disc: Math.max(12, Math.min(1.25 * rem, padding - 8)),
    isRightToLeft: getComputedStyle(stage).direction === "rtl",
  });
}
