/**
 * Writes the icons, the web manifest and the social card into `public`. Run by hand after a change
 * of the mark, its colors or the hero, and commit what it wrote. Needs Chromium or Chrome.
 */
import { writeFile } from "node:fs/promises";
import { chromium } from "playwright";
import { chromiumFlags, deterministicFlags, findChromium } from "../tests/support/chromium";
import { faviconIcoSvg, faviconSvg, manifest, socialCardHtml, tileSvg } from "./brand-assets";

const write = (name: string, data: string | Uint8Array) =>
  writeFile(new URL(`../public/${name}`, import.meta.url), data);

/** An icon file that holds PNG images, one for each size (in px, at most 255). */
function ico(images: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

const executablePath = findChromium();
if (!executablePath)
  throw new Error("No Chromium or Chrome found: install one, or set CHROMIUM_PATH.");

const browser = await chromium.launch({
  executablePath,
  args: [...chromiumFlags, ...deterministicFlags],
});
try {
  const page = await browser.newPage();
  const shoot = async (html: string, width: number, height: number) => {
    await page.setViewportSize({ width, height });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    return page.screenshot({ omitBackground: true });
  };
  const square = (svg: string, size: number) =>
    shoot(
      `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
      size,
      size,
    );

  const icoImages = [];
  for (const size of [16, 32, 48]) icoImages.push({ size, png: await square(faviconIcoSvg, size) });

  await write("favicon.svg", faviconSvg);
  await write("favicon.ico", ico(icoImages));
  await write("apple-touch-icon.png", await square(tileSvg(0.64, 0), 180));
  await write("icon-192.png", await square(tileSvg(0.66, 0.22), 192));
  await write("icon-512.png", await square(tileSvg(0.66, 0.22), 512));
  await write("icon-maskable-512.png", await square(tileSvg(0.52, 0), 512));
  await write("social-card.png", await shoot(socialCardHtml(), 1200, 630));
  await write("manifest.webmanifest", manifest);
} finally {
  await browser.close();
}
