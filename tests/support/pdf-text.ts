import { inflateSync } from "node:zlib";

/*
 * The texts of a PDF as a reader finds them: a content stream has numbers of glyphs, and each font says which letters
 * they are. Enough for what pdfkit writes.
 */

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

/** What one object of the file says, its stream inflated. */
function objectsOf(bytes: Uint8Array): Map<string, { head: string; stream: string }> {
  const objects = new Map<string, { head: string; stream: string }>();
  for (const [, id = "", text = ""] of latin1(bytes).matchAll(
    /(?:^|\n)(\d+) 0 obj\r?\n([\s\S]*?)\r?\nendobj/g,
  )) {
    const [head = "", stream] = text.split(/stream\r?\n/);
    objects.set(id, { head, stream: stream === undefined ? "" : inflated(stream) });
  }
  return objects;
}

function inflated(stream: string): string {
  try {
    return latin1(inflateSync(Buffer.from(stream, "latin1")));
  } catch {
    return "";
  }
}

const utf16 = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le");

/** The letters of a font's glyphs, by their number. */
function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = "", , list = ""] of map.matchAll(
    /<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi,
  ))
    for (const [at, [, hex = ""]] of [...list.matchAll(/<([0-9a-f]+)>/gi)].entries())
      letters.set(Number.parseInt(from, 16) + at, utf16(hex));
  return letters;
}

/** All texts of a PDF, a line for each that was set. */
export function textOfPdf(bytes: Uint8Array): string {
  const objects = objectsOf(bytes);
  const fonts = new Map<string, Map<number, string>>();
  for (const { head } of objects.values())
    for (const [, name = "", id = ""] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? "")?.[1];
      fonts.set(name, lettersOf(objects.get(map ?? "")?.stream ?? ""));
    }
  const lines: string[] = [];
  for (const { stream } of objects.values()) {
    let letters = new Map<number, string>();
    for (const [, font, shown = ""] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) letters = fonts.get(font) ?? new Map();
      else
        lines.push(
          [...shown.matchAll(/<([0-9a-f]+)>/gi)]
            .flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? [])
            .map((glyph) => letters.get(Number.parseInt(glyph, 16)) ?? "\ufffd")
            .join(""),
        );
    }
  }
  return lines.join("\n");
}
