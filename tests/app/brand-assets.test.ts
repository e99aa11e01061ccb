import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { faviconSvg, manifest } from "../../scripts/brand-assets";

const read = (name: string) => readFile(new URL(`../../public/${name}`, import.meta.url));
const again = "run: npx tsx scripts/build-brand-assets.ts";

/** Width and height of a PNG, from its header. */
function pngSize(file: Buffer): string {
  expect(file.subarray(1, 4).toString("latin1")).toBe("PNG");
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

describe("brand files", () => {
  it("keeps the favicon and the manifest in step with the mark and the tokens", async () => {
    expect((await read("favicon.svg")).toString(), again).toBe(faviconSvg);
    expect((await read("manifest.webmanifest")).toString(), again).toBe(manifest);
  });

  it("has every icon that the manifest promises, in the size it promises", async () => {
    const icons: { src: string; sizes: string; type: string }[] = JSON.parse(manifest).icons;
    expect(icons.length).toBeGreaterThan(0);
    for (const { src, sizes, type } of icons) {
      const file = await read(src.slice(1));
      if (type === "image/png") expect(pngSize(file), src).toBe(sizes);
    }
  });

  it.each([
    ["apple-touch-icon.png", "180x180"],
    ["social-card.png", "1200x630"],
  ])("has %s at %s", async (name, size) => {
    expect(pngSize(await read(name))).toBe(size);
  });

  it("has a favicon.ico whose images are PNGs of the sizes it lists", async () => {
    const file = await read("favicon.ico");
    const count = file.readUInt16LE(4);
    expect(count).toBe(3);
    for (let index = 0; index < count; index++) {
      const entry = 6 + 16 * index;
      const start = file.readUInt32LE(entry + 12);
      const image = file.subarray(start, start + file.readUInt32LE(entry + 8));
      expect(pngSize(image)).toBe(`${file[entry]}x${file[entry]}`);
    }
  });
});
