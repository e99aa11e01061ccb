import {
  type FileLayout,
  type ImportRow,
  inspectFile,
  type ReadPlan,
  readRows,
} from "~/imports/csv/read-rows.server";

/** A file that is read from memory, in pieces of so many bytes. */
export function fileOf(content: string | Uint8Array, pieceBytes = 65_536) {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  return async function* open() {
    for (let from = 0; from < bytes.length; from += pieceBytes)
      yield bytes.subarray(from, from + pieceBytes);
  };
}

/** What is found in a file that can be read. */
export async function inspected(content: string | Uint8Array, pieceBytes?: number) {
  const found = await inspectFile(fileOf(content, pieceBytes));
  if (found.kind === "refused") throw new Error(`${found.reason}: ${found.message}`);
  return found;
}

/** Why a file is refused. */
export async function refusal(content: string | Uint8Array): Promise<string> {
  const found = await inspectFile(fileOf(content));
  if (found.kind === "file") throw new Error("It can be read.");
  return found.message;
}

/** The rows of a file by the mapping that is proposed for it. */
export async function rowsOf(
  content: string | Uint8Array,
  more: Partial<Omit<ReadPlan, "layout">> & { layout?: FileLayout; pieceBytes?: number } = {},
) {
  const { layout, mapping } = await inspected(content, more.pieceBytes);
  const rows = readRows(fileOf(content, more.pieceBytes), {
    layout,
    mapping,
    answers: {},
    ...more,
  });
  const all: ImportRow[] = [];
  for await (const row of rows) all.push(row);
  return all;
}
