export type CopiedRow = {
  text(column: string): string;
  int2(column: string): number;
  int4(column: string): number;
};

/** The rows of what COPY reads in its binary format, by their columns' names. */
export function copiedRows(copied: Uint8Array, columns: string): CopiedRow[] {
  const names = columns.split(/, ?/);
  const all = Buffer.from(copied);
  const rows: CopiedRow[] = [];
  let at = 19;
  for (;;) {
    const fields = all.readInt16BE(at);
    at += 2;
    if (fields < 0) break;
    if (fields !== names.length) throw new Error(`${fields} fields in ${names.length} columns`);
    const row = new Map<string, Buffer>();
    for (const name of names) {
      const size = all.readInt32BE(at);
      at += 4;
      if (size >= 0) row.set(name, all.subarray(at, at + size));
      at += Math.max(0, size);
    }
    rows.push(readers(row));
  }
  if (at !== all.length) throw new Error(`${all.length - at} bytes after the end`);
  return rows;
}

function readers(row: Map<string, Buffer>): CopiedRow {
  const field = (column: string) => {
    const found = row.get(column);
    if (!found) throw new Error(`No ${column}`);
    return found;
  };
  return {
    text: (column) => field(column).toString(),
    int2: (column) => field(column).readInt16BE(),
    int4: (column) => field(column).readInt32BE(),
  };
}
