import { streamedBody } from "~/platform/http/streamed-body.server";

/** Rows are put together to pieces of so many characters: a piece is sent at a time. */
const pieceLength = 32_768;

async function* inPieces(rows: AsyncIterable<string> | Iterable<string>) {
  let piece = "";
  for await (const row of rows) {
    piece += row;
    if (piece.length < pieceLength) continue;
    yield Buffer.from(piece);
    piece = "";
  }
  yield Buffer.from(piece);
}

/** A name as RFC 8187 writes it. */
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** A file of rows that is downloaded while it is made. */
export function csvAnswer(
  request: Request,
  { fileName, rows }: { fileName: string; rows: AsyncIterable<string> | Iterable<string> },
): Response {
  const headers = {
    "Content-Type": "text/csv; charset=utf-8",
    // As it is, and for those who know no other letters than ASCII's (RFC 6266).
    "Content-Disposition": `attachment; filename="${fileName.replaceAll(/[^\w .()-]/g, "_")}"; filename*=UTF-8''${encoded(fileName)}`,
    "Cache-Control": "private, no-store",
  };
  const body = request.method === "HEAD" ? null : streamedBody(inPieces(rows));
  return new Response(body, { headers });
}

/** `2026-11-28`, of today where the seller is. */
export const dayText = (timeZone: string | null | undefined, now = new Date()): string =>
  new Intl.DateTimeFormat("en-CA", {
    timeZone: timeZone ?? "UTC",
    dateStyle: "short",
  }).format(now);
