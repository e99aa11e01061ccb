import { createReadStream, existsSync } from "node:fs";
import { register } from "node:module";
import { parseArgs } from "node:util";
import { fieldLabels } from "../app/imports/csv/import-row.schema";
import { inspectFile, readRows } from "../app/imports/csv/read-rows.server";
import { problemText } from "../app/imports/csv/write-rows.server";
import { StartError } from "../app/platform/config/start-error.server";
import { explain } from "./lib/process/terminal";

/*
 * What an import would read of a CSV file, without a database: its layout, what each column is matched to, what would
 * be asked, and which rows are refused.
 *   npm run import:check -- parts.csv
 *   … --answer decimal:5=comma --answer condition=used   answers to its questions
 */
const shownRefusals = 20;

try {
  const { values, positionals } = parseArgs({
    options: { answer: { type: "string", multiple: true, default: [] } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined || !existsSync(file))
    throw new StartError("Name a file that is there: npm run import:check -- parts.csv");
  const open = () => createReadStream(file);
  const found = await inspectFile(open);
  if (found.kind === "refused") throw new StartError(found.message);
  const { layout, rowCount, mapping, notices, questions } = found;
  console.log(`${layout.encoding}, ${JSON.stringify(layout.delimiter)}, ${rowCount} rows`);
  for (const [index, { letter, heading, samples }] of layout.columns.entries()) {
    const field = mapping[index];
    console.log(
      `${letter}\t${heading} → ${field ? fieldLabels[field] : "not read"}\t${samples.join(" · ")}`,
    );
  }
  for (const notice of notices) console.log(notice);
  for (const { id, text, choices } of questions)
    console.log(
      `${text} ${choices.map(({ value, label }) => `${id}=${value} (${label})`).join(", ")}`,
    );
  const answers = Object.fromEntries(values.answer.map((each) => each.split("=", 2)));
  register("./lib/process/inline-data.mjs", import.meta.url);
  const { everyModel } = await import("../app/vehicles/catalogue.server");
  const makes = new Set((await everyModel()).map(({ make }) => make));
  let read = 0;
  let refused = 0;
  for await (const row of readRows(open, { layout, mapping, answers, known: { makes } })) {
    if (row.kind === "values") read += 1;
    else if (++refused <= shownRefusals)
      console.log(`Row ${row.rowNumber}: ${row.problems.map(problemText).join(" ")}`);
  }
  console.log(`${read} rows can be read, ${refused} are refused.`);
} catch (error) {
  const isUsage = error instanceof TypeError && "code" in error;
  explain(isUsage ? new StartError(error.message) : error);
  process.exitCode = 1;
}
