import { rulesOf } from "./css-rules";

const askedFor = /\(prefers-reduced-motion: (reduce|no-preference)\)/g;

/** Media that always hold and never hold, and may stand beside others after an `and`. */
const held: Record<string, string> = {
  reduce: "(min-width: 0px)",
  "no-preference": "(max-width: 0px)",
};

const reducing = (query: string) =>
  query.replace(askedFor, (_all, preference: string) => held[preference] ?? "all");

const written = new WeakMap<CSSMediaRule, string>();
let observer: MutationObserver | undefined;
let matchMediaOfBrowser: typeof window.matchMedia | undefined;

/**
 * Makes style sheets and scripts believe that the reader asked for less motion, or leaves them what
 * the device says: a page cannot set the device's own preference. Style sheets that come later are
 * seen to as well.
 */
export function applyMotion(reduced: boolean): void {
  if (reduced === (observer !== undefined)) return;
  if (!reduced) {
    observer?.disconnect();
    observer = undefined;
    document.removeEventListener("load", reduce, true);
    if (matchMediaOfBrowser) window.matchMedia = matchMediaOfBrowser;
    for (const rule of motionRules()) rule.media.mediaText = written.get(rule) ?? "";
    return;
  }
  observer = new MutationObserver(reduce);
  observer.observe(document.head, { childList: true, subtree: true });
  // A sheet that is linked to has no rules before it is loaded.
  document.addEventListener("load", reduce, true);
  const ask = window.matchMedia.bind(window);
  matchMediaOfBrowser = window.matchMedia;
  window.matchMedia = (query) => ask(reducing(query));
  reduce();
}

function reduce(): void {
  for (const rule of motionRules()) rule.media.mediaText = reducing(rule.media.mediaText);
}

/** The rules that ask for motion or less of it, or did before they were rewritten. */
function motionRules(): CSSMediaRule[] {
  return rulesOf(CSSMediaRule).filter((rule) => {
    if (rule.media.mediaText.includes("prefers-reduced-motion"))
      written.set(rule, rule.media.mediaText);
    return written.has(rule);
  });
}
