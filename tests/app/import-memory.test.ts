import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { importLimits } from "~/imports/csv/import-row.schema";
import { inspectFile, readRows } from "~/imports/csv/read-rows.server";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** What is alive in memory, in MB. */
function living(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

const headings = "SKU,Title,Part number,Brand,Condition,Price,Quantity,Description\r\n";
/** Half of the largest file that may be sent, which takes twice as long. */
const rowCount = importLimits.rows / 2;
const rowBytes = importLimits.bytes / importLimits.rows;

/** Never in memory as a whole. */
async function* largeFile() {
  yield Buffer.from(headings);
  let rows = "";
  for (let index = 0; index < rowCount; index++) {
    const row = `A-${index},"Caliper, front",0${index}E5,ACDelco,used,"1,226.50",1,`;
    rows += `${row.padEnd(rowBytes - 2, "x")}\r\n`;
    if (rows.length < 65_536 && index < rowCount - 1) continue;
    yield Buffer.from(rows);
    rows = "";
  }
}

it("a file of 25 MB is read row by row, in bounded memory", async () => {
  const before = living();
  const found = await inspectFile(largeFile);
  if (found.kind === "refused") throw new Error(found.message);
  expect(found.rowCount).toBe(rowCount);
  let rows = 0;
  let most = 0;
  for await (const row of readRows(largeFile, { ...found, answers: {} })) {
    if (row.kind === "values") rows += 1;
    if (rows % 10_000 === 0) most = Math.max(most, living());
  }
  expect(rows).toBe(rowCount);
  // Of each row its SKU is kept, to find it again.
  expect(most - before).toBeLessThan(15);
}, 180_000);
