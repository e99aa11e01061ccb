import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { notAsBefore } from "../../../tests/visual/compare";
import { bin, run } from "../process/run";
import { firstLine } from "../testing/test-report";

/** A shot that is not what it was, as Vitest tells it. */
export interface ShotFailure {
  /** `<component>/<story>/<mode>`. */
  name: string;
  message: string;
}

/** How it differs; a story that has thrown has no picture to say so. */
function reason(message: string): string {
  const said = firstLine(message);
  const at = said.indexOf(notAsBefore);
  return at < 0 ? `no picture: ${said}` : said.slice(at + notAsBefore.length);
}

/**
 * Writes `index.html` and `reg.json` into the folder of results: before, after and difference of each
 * shot whose new picture is there, with reg-cli. How it differs stands in the name of the picture.
 * Answers one line for each failure.
 */
export async function writeReport(
  results: string,
  failures: readonly ShotFailure[],
  baselineOf: (name: string) => string,
): Promise<string[]> {
  for (const kind of ["before", "after"]) mkdirSync(path.join(results, kind), { recursive: true });
  const lines = failures.map(({ name, message }) => {
    const why = reason(message);
    const after = path.join(results, "after", `${name}.png`);
    // What a first try took is not what the second came to.
    if (!message.includes(notAsBefore)) rmSync(after, { force: true });
    if (!existsSync(after)) return `${name}: ${why}`;
    const named = `${name}, ${why}.png`;
    renameSync(after, path.join(results, "after", named));
    if (existsSync(baselineOf(name))) {
      const before = path.join(results, "before", named);
      mkdirSync(path.dirname(before), { recursive: true });
      copyFileSync(baselineOf(name), before);
    }
    return `${name}: ${why}`;
  });
  const { ok, said } = await run(
    bin("reg-cli"),
    // Differences are its result, not its failure.
    ["after", "before", "difference", "-R", "index.html", "-J", "reg.json", "--ignoreChange"],
    { output: "keep", cwd: results },
  );
  if (!ok) throw new Error(`The report could not be written: ${said.trim()}`);
  withoutNetwork(path.join(results, "index.html"));
  return lines;
}

/** Takes out the fonts that the page would ask another server for: it has to be whole by itself. */
function withoutNetwork(page: string): void {
  const html = readFileSync(page, "utf8");
  writeFileSync(page, html.replaceAll(/<link[^>]+href="https?:[^>]+>/g, ""));
}
