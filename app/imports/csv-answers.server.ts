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

/** A file of rows that is downloaded while it is made. */
export function csvAnswer(
  request: Request,
  { name, rows }: { name: string; rows: AsyncIterable<string> | Iterable<string> },
): Response {
  const headers = {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}.csv"`,
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
