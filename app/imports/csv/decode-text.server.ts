import { refuseFile } from "./file-refusal";
import { importLimits } from "./import-row.schema";

/* What the bytes of a file are: which encoding its text has. */

export const encodings = ["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const;
export type Encoding = (typeof encodings)[number];

/** Opens the file from its beginning: its encoding is known only once all of it was read. */
export type OpenFile = () => AsyncIterable<Uint8Array>;

/** So many bytes at the beginning tell a text from what is none. */
const headBytes = 65_536;

const beginsWith = (bytes: Uint8Array, ...beginning: number[]) =>
  beginning.every((byte, index) => bytes[index] === byte);

function refuseOtherTypes(head: Uint8Array): void {
  // ZIP, as which .xlsx and .ods are kept, and OLE, as .xls is.
  if (beginsWith(head, 0x50, 0x4b, 0x03, 0x04) || beginsWith(head, 0xd0, 0xcf, 0x11, 0xe0))
    throw refuseFile("workbook");
  const text = new TextDecoder("windows-1252").decode(head.subarray(0, 512)).trimStart();
  if (/^(?:%PDF|\{\\rtf|<(?:!doctype|html|\?xml|table|meta))/i.test(text))
    throw refuseFile("document");
}

/** The encoding that a byte order mark names. */
function markedEncoding(head: Uint8Array): Encoding | undefined {
  if (beginsWith(head, 0xef, 0xbb, 0xbf)) return "utf-8";
  if (beginsWith(head, 0xff, 0xfe)) return "utf-16le";
  return beginsWith(head, 0xfe, 0xff) ? "utf-16be" : undefined;
}

/** UTF-16 without a mark: of letters, digits and delimiters every second byte is 0. */
function unmarkedUtf16(head: Uint8Array): Encoding | undefined {
  const zeros = [0, 0];
  for (const [index, byte] of head.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const half = head.length / 2;
  if (odd > half * 0.4 && even < half * 0.05) return "utf-16le";
  if (even > half * 0.4 && odd < half * 0.05) return "utf-16be";
  if (even + odd > head.length * 0.01 && even + odd > 8) throw refuseFile("not-text");
  return undefined;
}

/**
 * Reads a file once and says which encoding its text has: by its mark, by its zeros, as UTF-8 where all of it is
 * that, and else as Windows-1252. Throws a `FileRefusal` of what is no text, and of what is too large.
 */
export async function findEncoding(open: OpenFile): Promise<Encoding> {
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  let isUtf8 = true;
  let bytes = 0;
  let head = new Uint8Array();
  for await (const piece of open()) {
    bytes += piece.length;
    if (bytes > importLimits.bytes) throw refuseFile("too-large");
    if (head.length < headBytes)
      head = new Uint8Array(Buffer.concat([head, piece]).subarray(0, headBytes));
    if (!isUtf8) continue;
    try {
      utf8.decode(piece, { stream: true });
    } catch {
      isUtf8 = false;
    }
  }
  if (bytes === 0) throw refuseFile("empty");
  refuseOtherTypes(head);
  const certain = markedEncoding(head) ?? unmarkedUtf16(head);
  if (certain) return certain;
  try {
    if (isUtf8) utf8.decode();
  } catch {
    isUtf8 = false;
  }
  return isUtf8 ? "utf-8" : "windows-1252";
}

/** The text of a file, piece by piece, without a byte order mark. */
export async function* decodeText(open: OpenFile, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of open()) {
    const text = decoder.decode(piece, { stream: true });
    if (text) yield text;
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}
