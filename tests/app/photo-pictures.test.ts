import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import {
  fileNames,
  parseMediaName,
  photoSources,
  rejectionMessage,
  variantWidths,
} from "~/photos/photo.schema";
import { photoTypeOf } from "~/photos/photo-type.server";
import { inspectPhoto, makeVariants } from "~/photos/pictures.server";
import { photoTypes } from "~/platform/enums";
import { cornersOf, dataFolder, picture, turnedPicture } from "../support/photos";

const folder = await dataFolder();
const { signal } = new AbortController();
const upright = ["red", "green", "blue", "white"];

async function inspect(file: Buffer) {
  const type = photoTypeOf(file.subarray(0, 64));
  if (!type || type === "heic") return { kind: "refused", reason: type ?? "not-a-photo" };
  const name = path.join(folder, `${randomBytes(4).toString("hex")}.part`);
  await writeFile(name, file);
  return await inspectPhoto(name, type);
}

async function variantsOf(file: Buffer) {
  const made = await makeVariants(file, { signal });
  if (!made) throw new Error("It could not be decoded.");
  return made;
}

const jpeg = () => picture().jpeg().toBuffer();

describe("the type of a file", () => {
  it.each(photoTypes)("is %s by its content", async (type) => {
    const format = type.slice("image/".length) as "jpeg" | "png" | "webp" | "avif" | "gif";
    const file = await picture(64, 48).toFormat(format).toBuffer();
    expect(photoTypeOf(file.subarray(0, 64))).toBe(type);
    expect(await inspect(file)).toEqual({ kind: "photo", width: 64, height: 48 });
    for (const { webp } of await variantsOf(file)) expect(await cornersOf(webp)).toEqual(upright);
  });

  it("is HEIC where a phone says so, whichever codec it names first", () => {
    const ftyp = (...brands: string[]) => {
      const text = `ftyp${brands[0]}\0\0\0\0${brands.slice(1).join("")}`;
      const size = Buffer.alloc(4);
      size.writeUInt32BE(4 + text.length);
      return Buffer.concat([size, Buffer.from(text, "latin1"), Buffer.alloc(64)]);
    };
    expect(photoTypeOf(ftyp("heic", "mif1", "heic"))).toBe("heic");
    expect(photoTypeOf(ftyp("mif1", "mif1", "heic"))).toBe("heic");
    expect(photoTypeOf(ftyp("mif1", "avif", "miaf"))).toBe("image/avif");
    expect(photoTypeOf(ftyp("isom", "mp42"))).toBeUndefined();
  });

  it.each([
    ["a drawing", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["a page", "<!doctype html><img src=x onerror=alert(1)>"],
    ["a document", "%PDF-1.7\n"],
    ["an archive", "PK\u0003\u0004"],
    ["nothing", ""],
  ])("is none for %s", (_, text) => {
    expect(photoTypeOf(Buffer.from(text.padEnd(64)))).toBeUndefined();
  });
});

describe("inspecting", () => {
  it("refuses what only begins like a photo", async () => {
    const fake = Buffer.concat([Buffer.from("ffd8ffe0", "hex"), randomBytes(2_000)]);
    expect(await inspect(fake)).toMatchObject({ kind: "refused", reason: "damaged" });
  });

  it("refuses a decompression bomb by its head, without decoding it", async () => {
    // 256 megapixels in some 100 kB: as raw pixels 768 MB.
    const bomb = await sharp({
      create: { width: 16_000, height: 16_000, channels: 3, background: "#fff" },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(4_000_000);
    const before = process.memoryUsage().rss;
    const begun = performance.now();
    expect(await inspect(bomb)).toMatchObject({ kind: "refused", reason: "too-many-pixels" });
    expect(performance.now() - begun).toBeLessThan(2_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(100e6);
    // Nor does who decodes take it, however it came there.
    expect(await makeVariants(bomb, { signal })).toBeUndefined();
  }, 60_000);

  it("refuses a side that no variant can have", async () => {
    const long = await sharp({
      create: { width: 20_000, height: 20, channels: 3, background: "#fff" },
    })
      .png()
      .toBuffer();
    expect(await inspect(long)).toMatchObject({ kind: "refused", reason: "too-many-pixels" });
  });
});

describe("variants", () => {
  it("are as wide as is useful, and never wider than the original", async () => {
    expect(variantWidths(4032)).toEqual([320, 640, 1280, 2048]);
    expect(variantWidths(2048)).toEqual([320, 640, 1280, 2048]);
    expect(variantWidths(1000)).toEqual([320, 640, 1000]);
    expect(variantWidths(320)).toEqual([320]);
    expect(variantWidths(7)).toEqual([7]);
    const made = await variantsOf(await picture(1000, 700).jpeg().toBuffer());
    const sizes = await Promise.all(made.map(({ webp }) => sharp(webp).metadata()));
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
      ["webp", 1000, 700],
      ["webp", 640, 448],
      ["webp", 320, 224],
    ]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "look the same however the camera was held: orientation %d",
    async (orientation) => {
      const file = await turnedPicture(orientation).jpeg().toBuffer();
      expect((await sharp(file).metadata()).orientation).toBe(orientation);
      expect(await inspect(file)).toEqual({ kind: "photo", width: 800, height: 600 });
      for (const { webp, width } of await variantsOf(file)) {
        const head = await sharp(webp).metadata();
        expect([head.width, head.height]).toEqual([width, (width * 3) / 4]);
        expect(head.orientation).toBeUndefined();
        expect(await cornersOf(webp)).toEqual(upright);
      }
    },
  );

  it("tell nothing of what cameras and programs wrote into the file", async () => {
    const iptc = Buffer.from(
      "1c026900065365637265741c0265000747616c617869 6500".replace(/ /g, ""),
      "hex",
    );
    const irb = (block: Buffer) => {
      const size = Buffer.alloc(4);
      size.writeUInt32BE(block.length);
      const end = block.length % 2 ? Buffer.alloc(1) : Buffer.alloc(0);
      return Buffer.concat([
        Buffer.from("Photoshop 3.0\x008BIM\x04\x04\0\0", "latin1"),
        size,
        block,
        end,
      ]);
    };
    const app13 = irb(iptc);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(app13.length + 2);
    const withExif = await picture()
      .withExif({
        IFD0: { Copyright: "Secret Yard", Make: "Phone" },
        IFD3: {
          GPSLatitudeRef: "N",
          GPSLatitude: "51/1 30/1 3230/100",
          GPSLongitudeRef: "W",
          GPSLongitude: "0/1 7/1 4366/100",
        },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>Yard</secret></x:xmpmeta>')
      .withIccProfile("p3", { attach: true })
      .jpeg()
      .toBuffer();
    const original = Buffer.concat([
      withExif.subarray(0, 2),
      Buffer.from("ffed", "hex"),
      length,
      app13,
      withExif.subarray(2),
    ]);
    const head = await sharp(original).metadata();
    // What is to be gone was there.
    for (const block of ["exif", "xmp", "iptc", "icc"] as const) expect(head[block]).toBeDefined();
    expect(original.includes("Secret Yard")).toBe(true);
    for (const { webp } of await variantsOf(original)) {
      const { exif, xmp, iptc: none, icc, space } = await sharp(webp).metadata();
      expect({ exif, xmp, iptc: none, icc, space }).toEqual({ space: "srgb" });
      for (const trace of ["EXIF", "XMP ", "ICCP", "Secret", "Yard", "8BIM", "GPS"])
        expect(webp.includes(trace), trace).toBe(false);
    }
  });

  it("are in sRGB, whatever colors the original is written in", async () => {
    // The same numbers in a wider space are a stronger red than sRGB's.
    const file = await sharp({
      create: { width: 100, height: 100, channels: 3, background: "#c83232" },
    })
      .withIccProfile("p3")
      .png()
      .toBuffer();
    const cmyk = await picture().toColourspace("cmyk").jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe("cmyk");
    const [first] = await variantsOf(cmyk);
    expect((await sharp(first?.webp).metadata()).space).toBe("srgb");
    const [wide] = await variantsOf(file);
    const { dominant } = await sharp(wide?.webp).stats();
    expect(Math.abs(dominant.r - 200)).toBeLessThan(20);
  });

  it("are those of the first frame of an animation", async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer();
    const animated = await sharp([await frame("#f00"), await frame("#0f0")], {
      join: { animated: true },
    })
      .gif()
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    expect(await inspect(animated)).toEqual({ kind: "photo", width: 40, height: 30 });
    const [still] = await variantsOf(animated);
    const head = await sharp(still?.webp).metadata();
    expect([head.width, head.height, head.pages ?? 1]).toEqual([40, 30, 1]);
    const { dominant } = await sharp(still?.webp).stats();
    expect(dominant.r).toBeGreaterThan(dominant.g);
  });

  it("carry nothing on that was hung onto a photo", async () => {
    const tail = Buffer.from("<script>alert(1)</script>PK\u0003\u0004secret.exe");
    const polyglot = Buffer.concat([await jpeg(), tail]);
    expect(await inspect(polyglot)).toMatchObject({ kind: "photo" });
    for (const { webp } of await variantsOf(polyglot)) {
      expect(webp.includes("<script>")).toBe(false);
      expect(webp.includes("secret.exe")).toBe(false);
    }
  });

  it("are not made of half a photo", async () => {
    const file = await jpeg();
    expect(await makeVariants(file.subarray(0, file.length / 2), { signal })).toBeUndefined();
    const png = await picture().png().toBuffer();
    expect(await makeVariants(png.subarray(0, png.length / 2), { signal })).toBeUndefined();
  });

  it("of a drawing are not made, even where one comes so far", async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await makeVariants(drawing, { signal })).toBeUndefined();
  });

  it("stop being made when the worker has to stop", async () => {
    const file = await jpeg();
    await expect(makeVariants(file, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  });
});

describe("the names of files", () => {
  const hash = "0123456789abcdef".repeat(4);

  it("say what they are, and are looked for in no other form", () => {
    const names = fileNames({ hash, contentType: "image/jpeg", width: 1000 });
    expect(names).toEqual([
      `${hash}.jpg`,
      `${hash}-320.webp`,
      `${hash}-640.webp`,
      `${hash}-1000.webp`,
    ]);
    expect(names.map((name) => parseMediaName(name)?.kind)).toEqual([
      "original",
      ...Array(3).fill("variant"),
    ]);
    const none = [
      ...["", ".", "..", "../../etc/passwd", `../${hash}.jpg`, `${hash}.jpg/..`, `${hash}.svg`],
      ...[`${hash}.html`, `${hash}-320.jpg`, `${hash}-0.webp`, `${hash}-99999.webp`],
      ...[`${hash.toUpperCase()}.jpg`, `${hash.slice(1)}.jpg`, `${hash}.jpg\n`, `${hash}.jpg\0`],
      ...["incoming", `${hash}.__proto__`, `${hash}.constructor`],
    ];
    for (const name of none) expect(parseMediaName(name), name).toBeUndefined();
  });

  it("are the original's until variants are there", () => {
    const photo = { hash, contentType: "image/png", width: 3000 } as const;
    expect(photoSources({ ...photo, state: "received" })).toEqual({ src: `/media/${hash}.png` });
    const { src, srcSet } = photoSources({ ...photo, state: "ready" });
    expect(src).toBe(`/media/${hash}-1280.webp`);
    expect(srcSet?.split(", ")).toContain(`/media/${hash}-2048.webp 2048w`);
  });

  it("have words for a rejection that an older release wrote", () => {
    expect(rejectionMessage("no-longer-known")).toMatch(/damaged/);
    expect(rejectionMessage(null)).toMatch(/damaged/);
  });
});
