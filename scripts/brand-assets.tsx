/** What `public` shows of the brand, as text: shared by the script that draws it and its test. */
import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { HERO_INTRO, HERO_LINES } from "../app/content/home";
import { PRODUCT_NAME } from "../app/content/product";
import { MARK_NUT, MARK_PATH, MARK_SIZE, MARK_SMALL_LANE } from "../ui/src/brand/mark";
import { ART_SIZE, artStroke } from "../ui/src/illustrations/drawing";
import { brakeRotor } from "../ui/src/illustrations/drawings/brakeRotor";
import { artPaint } from "../ui/src/illustrations/paint";
import { palette } from "../ui/src/theme/palette";

const ink = palette.ink[0];
const paper = palette.page[0];

/** The tab's icon: ink on a light tab bar, paper on a dark one. The lane is cut out. */
export const faviconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}"><style>path{fill:${ink}}@media(prefers-color-scheme:dark){path{fill:${palette.ink[1]}}}</style><path fill-rule="evenodd" d="${MARK_NUT}${MARK_SMALL_LANE}"/></svg>\n`;

/** For browsers without SVG icons: one file for light and dark bars, so it carries a paper edge. */
export const faviconIcoSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}"><path d="${MARK_NUT}" fill="${paper}"/><path transform="translate(1.2 1.2)scale(.9)" d="${MARK_NUT}" fill="${ink}"/><path d="${MARK_SMALL_LANE}" fill="${paper}"/></svg>`;

/**
 * An icon for home screens: the mark in ink on paper.
 * @param share The mark's height over the icon's; masks keep the middle 80 %.
 * @param rounding Corner radius over the icon's side; 0 where the system cuts its own shape.
 */
export function tileSvg(share: number, rounding: number): string {
  const side = MARK_SIZE / share;
  const offset = (side - MARK_SIZE) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" rx="${side * rounding}" fill="${paper}"/><path transform="translate(${offset} ${offset})" fill="${ink}" fill-rule="evenodd" d="${MARK_PATH}"/></svg>`;
}

/** The web manifest, in the light theme's colors. */
export const manifest = `${JSON.stringify(
  {
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: HERO_INTRO,
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    lang: "en",
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [{ name: "Map", url: "/map" }],
  },
  null,
  2,
)}\n`;

/** The card that messengers and social sites show under a link, as a page of 1200 × 630. */
export function socialCardHtml(): string {
  const font = readFileSync(
    new URL(
      import.meta.resolve("@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2"),
    ),
  ).toString("base64");
  const paint = artPaint("light");
  const rotor = renderToStaticMarkup(
    <svg width={400} height={400} viewBox={`0 0 ${ART_SIZE} ${ART_SIZE}`} {...artStroke(paint)}>
      {brakeRotor(paint)}
    </svg>,
  );
  return `<!doctype html><meta charset="utf-8"><style>
@font-face{font-family:Archivo;src:url(data:font/woff2;base64,${font});font-weight:100 900;font-stretch:62% 125%}
*{margin:0;box-sizing:border-box}
body{width:1200px;height:630px;display:flex;background:${paper};color:${ink};font-family:Archivo;overflow:hidden}
main{flex:1;display:flex;flex-direction:column;justify-content:space-between;padding:64px 0 60px 64px}
.name{display:flex;align-items:center;gap:16px;font-size:40px;font-weight:700;font-stretch:108%;letter-spacing:-.01em}
h1{font-size:104px;line-height:.98;font-weight:760;font-stretch:92%;letter-spacing:-.032em;word-spacing:.05em;margin-left:-5px}
aside{width:424px;background:${palette.sunken[0]};border-left:1px solid ${palette.line[0]};display:flex;flex-direction:column;align-items:center;justify-content:center;gap:20px}
svg[width='400']{margin:-36px 0 -55px}
.name svg{margin-left:-4px}
.badge{position:relative;padding:0 34px;height:84px;border-radius:999px;background:${palette.accent[0]};color:${palette.onAccent[0]};font-size:46px;line-height:82px;font-weight:720;font-variant-numeric:tabular-nums}
.badge::before{content:"";position:absolute;left:50%;bottom:-13px;margin-left:-16px;border:solid transparent;border-width:16px 16px 0;border-top-color:${palette.accent[0]}}
</style><main><div class="name"><svg width="56" height="56" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}"><path fill="${ink}" fill-rule="evenodd" d="${MARK_PATH}"/></svg>${PRODUCT_NAME}</div><h1>${HERO_LINES.join("<br>")}</h1></main><aside><div class="badge">$234</div>${rotor}</aside>`;
}
