import { globalStyle } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css";
import { media } from "../theme/scale";
import { layers } from "./layers.css";

type Rule = Parameters<typeof globalStyle>[1];
const reset = (selector: string, rule: Rule) =>
  globalStyle(selector, { "@layer": { [layers.reset]: rule } });

reset("*, *::before, *::after", { boxSizing: "border-box" });
reset("*", { margin: 0, padding: 0 });
reset("html", {
  // A new page is scrolled to its top, and an anchor to, in one movement that can be followed.
  scrollBehavior: "smooth",
  WebkitTextSizeAdjust: "100%",
  textSizeAdjust: "100%",
  scrollPaddingBlockStart: "5rem",
  backgroundColor: vars.color.page,
});
reset("body", {
  // The page fills the window, so that a footer stands at its foot.
  display: "flex",
  flexDirection: "column",
  minBlockSize: "100svh",
  fontFamily: vars.font.sans,
  fontSize: "1rem",
  lineHeight: 1.5,
  color: vars.color.ink,
  backgroundColor: vars.color.page,
  WebkitFontSmoothing: "antialiased",
  fontSynthesis: "none",
  overflowWrap: "break-word",
});
reset("body > main", { flex: "1 0 auto", minInlineSize: 0 });
reset("h1, h2, h3, h4, h5, h6", { font: "inherit", textWrap: "balance" });
reset("ul, ol", { listStyle: "none" });
reset("img, svg, picture, video", { display: "block", maxInlineSize: "100%" });
// An icon grows with the text beside it; its size is given as an attribute, in px. Every one has this
// class, by Lucide and by our renderers; a drawing of somebody else's has it not.
for (const px of [13, 14, 15, 16, 18, 20, 22, 24, 28, 32])
  reset(`.lucide[width="${px}"]`, {
    inlineSize: `${px / 16}rem`,
    blockSize: `${px / 16}rem`,
    flexShrink: 0,
  });
// Browsers keep the color of a picture; what is drawn in the text's is part of it, and takes the reader's.
reset('svg:is([fill="currentColor"], [stroke="currentColor"])', {
  "@media": { [media.forcedColors]: { color: "inherit !important" } },
});
reset("button, input, select, textarea", {
  font: "inherit",
  color: "inherit",
  letterSpacing: "inherit",
});
reset("button, summary", { cursor: "pointer" });
reset("button", { background: "none", border: 0 });
reset("summary", { listStyle: "none" });
reset("summary::-webkit-details-marker", { display: "none" });
reset("a", { color: "inherit", textDecoration: "none" });
reset("table", { borderCollapse: "collapse", inlineSize: "100%" });
reset("fieldset", { border: 0, minInlineSize: 0 });
reset("hr", { border: 0, borderBlockStart: `1px solid ${vars.color.line}` });
reset(":focus-visible", {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: "2px",
});
reset("[hidden]", { display: "none !important" });
reset("html", { "@media": { [media.reducedMotion]: { scrollBehavior: "auto" } } });
reset("*, *::before, *::after", {
  "@media": {
    [media.reducedMotion]: {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0.01ms !important",
    },
  },
});
