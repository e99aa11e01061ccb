/** Space in px on a 4-px grid, as rem so that it follows the reader's text size. */
export const space = {
  0: "0",
  1: "0.25rem",
  2: "0.5rem",
  3: "0.75rem",
  4: "1rem",
  5: "1.25rem",
  6: "1.5rem",
  8: "2rem",
  10: "2.5rem",
  12: "3rem",
  16: "4rem",
  24: "6rem",
} as const;

/** Text sizes in rem; the comment is px at the default root size. */
export const textSize = {
  12: "0.75rem",
  13: "0.8125rem",
  14: "0.875rem",
  15: "0.9375rem",
  16: "1rem",
  18: "1.125rem",
  20: "1.25rem",
  22: "1.375rem",
  28: "1.75rem",
  36: "2.25rem",
  44: "2.75rem",
  56: "3.5rem",
} as const;

/** Where a layout changes. Tables become cards under `tablet`; the header's links show from `desktop`. */
export const breakpoints = { tablet: 720, desktop: 960, wide: 1280 } as const;

/** The same as media queries. */
export const media = {
  tablet: "screen and (min-width: 720px)",
  /** Everything below it: a phone. */
  belowTablet: "screen and (max-width: 719.98px)",
  desktop: "screen and (min-width: 960px)",
  wide: "screen and (min-width: 1280px)",
  /** A finger: targets grow to 44 px. */
  coarse: "(pointer: coarse)",
  hover: "(hover: hover)",
  moreContrast: "(prefers-contrast: more)",
  forcedColors: "(forced-colors: active)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
} as const;

/** Stacking, lowest first. */
export const zIndex = { sticky: 10, panel: 20, header: 30, overlay: 40, toast: 50 } as const;

/** Widths of the page grid in px. */
export const layout = {
  content: 1200,
  measure: "68ch",
  gutter: 20,
  gutterWide: 40,
  header: 64,
  headerPhone: 56,
} as const;
