import type { PhotoType } from "~/platform/enums";

/** So many bytes of a file tell what it is. */
export const headBytes = 64;

const ascii = (head: Buffer, from: number, to: number) => head.toString("latin1", from, to);

const avif = new Set(["avif", "avis"]);
/** ISO/IEC 23008-12: still pictures and sequences coded as HEVC, or by a codec that is not named. */
const heic = new Set([
  ...["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"],
  ...["mif1", "msf1", "mif2"],
]);

/** The brands of an ISO base media file: what it is first of all, and what else it can be read as. */
function brandsOf(head: Buffer): string[] {
  if (head.length < 16 || ascii(head, 4, 8) !== "ftyp") return [];
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [ascii(head, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(head, at, at + 4));
  return brands;
}

/** What a file is by its first bytes, whatever it is called; undefined when it is no photo. */
export function photoTypeOf(head: Buffer): PhotoType | "heic" | undefined {
  if (head.length >= 3 && head.readUIntBE(0, 3) === 0xffd8ff) return "image/jpeg";
  if (ascii(head, 0, 8) === "\x89PNG\r\n\x1a\n") return "image/png";
  if (ascii(head, 0, 4) === "RIFF" && ascii(head, 8, 12) === "WEBP") return "image/webp";
  if (/^GIF8[79]a$/.test(ascii(head, 0, 6))) return "image/gif";
  const brands = brandsOf(head);
  if (brands.some((brand) => avif.has(brand))) return "image/avif";
  return brands.some((brand) => heic.has(brand)) ? "heic" : undefined;
}
