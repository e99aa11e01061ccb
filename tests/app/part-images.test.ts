import { readdir, readFile } from "node:fs/promises";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { partImageFiles } from "../../scripts/part-image-svg";
import { PART_IMAGES } from "../../ui/src/illustrations/names";
import { PartIllustration } from "../../ui/src/illustrations/PartIllustration";

const folder = new URL("../../public/parts/", import.meta.url);
const files = PART_IMAGES.flatMap(partImageFiles);

describe("part pictures", () => {
  it.each(files)("$name is what its drawing renders", async ({ name, svg }) => {
    const committed = await readFile(new URL(name, folder), "utf8");
    expect(committed, "run: npx tsx scripts/build-part-images.tsx").toBe(svg);
  });

  it("leaves no file in public/parts without a drawing", async () => {
    expect((await readdir(folder)).sort()).toEqual(files.map((file) => file.name).sort());
  });

  it.each(files)("$name stays under 4 kB and without ids", ({ svg }) => {
    expect(Buffer.byteLength(svg)).toBeLessThan(4096);
    expect(svg).not.toMatch(/\bid=|url\(|NaN|undefined/);
  });

  it("has a name when it is given a title, and is hidden when not", () => {
    const named = renderToStaticMarkup(
      createElement(PartIllustration, { image: "brake-rotor", title: "Front Brake Rotor" }),
    );
    expect(named).toMatch(/^<svg[^>]* role="img" aria-label="Front Brake Rotor"/);
    expect(named).not.toContain("aria-hidden");

    const plain = renderToStaticMarkup(createElement(PartIllustration, { image: "brake-rotor" }));
    expect(plain).toMatch(/^<svg[^>]* aria-hidden="true"/);
    expect(plain).not.toContain("role=");
  });

  it("takes its colours from custom properties, so that one markup serves every theme", () => {
    for (const image of PART_IMAGES) {
      const markup = renderToStaticMarkup(createElement(PartIllustration, { image }));
      expect(markup).toContain('stroke="var(--pl-art-line)"');
      expect(markup).not.toMatch(/#[0-9a-f]{3,8}\b/i);
    }
  });
});
