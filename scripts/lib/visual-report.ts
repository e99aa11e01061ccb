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
import { bin, run } from "./run";
import { firstLine } from "./test-report";

/** A shot that is not what it was, as Vitest tells it. */
export interface ShotFailure {
  /** `<component>/<story>/<mode>`. */
  name: string;
  message: string;
}

/** How much of a shot differs; undefined where it has no baseline, or another size than it had. */
export interface Amount {
  pixels: number;
  /** From 0 to 1, of the whole picture. */
  share: number;
}

/** Reads the amount from Vitest's message and the picture's size from its first bytes. */
export function amountOf(message: string, picture: string): Amount | undefined {
  const said = /(\d+) pixels? \(ratio/.exec(message);
  if (!said || !existsSync(picture)) return undefined;
  // Source: PNG (ISO/IEC 15948) 11.2.1, the header chunk comes first: width, then height.
  const header = readFileSync(picture).subarray(16, 24);
  const area = header.readUInt32BE(0) * header.readUInt32BE(4);
  const pixels = Number(said[1]);
  return { pixels, share: pixels / area };
}

/** One line: which story, which mode, by how much. */
export function lineOf({ name, message }: ShotFailure, amount: Amount | undefined): string {
  return `${name}: ${amount ? inWords(amount) : reason(message)}`;
}

function inWords({ pixels, share }: Amount): string {
  const percent = (share * 100).toLocaleString("en-US", { maximumSignificantDigits: 2 });
  return `${pixels.toLocaleString("en-US")} ${pixels === 1 ? "pixel" : "pixels"}, ${percent} %`;
}

/** Why there is no amount. */
function reason(message: string): string {
  const size = /dimensions to be (\S+px), but received (\S+px)/.exec(message);
  if (size) return `${size[2]} instead of ${size[1]}`;
  return message.includes("has no baseline") ? "no baseline" : `no picture: ${firstLine(message)}`;
}

/**
 * Writes `index.html` and `reg.json` into the folder of results: before, after and difference of each
 * shot whose new picture is there, with reg-cli. The amount stands in the name of the picture.
 * Answers one line for each failure.
 */
export async function writeReport(
  results: string,
  failures: readonly ShotFailure[],
  baselineOf: (name: string) => string,
): Promise<string[]> {
  rmSync(path.join(results, "difference"), { recursive: true, force: true });
  const lines = failures.map((failure) => {
    const after = path.join(results, "after", `${failure.name}.png`);
    const baseline = baselineOf(failure.name);
    const amount = amountOf(failure.message, baseline);
    if (!existsSync(after)) return lineOf(failure, amount);
    const named = `${failure.name}, ${amount ? inWords(amount) : reason(failure.message).replaceAll("/", "-")}.png`;
    renameSync(after, path.join(results, "after", named));
    if (!existsSync(baseline)) return lineOf(failure, amount);
    const before = path.join(results, "before", named);
    mkdirSync(path.dirname(before), { recursive: true });
    copyFileSync(baseline, before);
    return lineOf(failure, amount);
  });
  mkdirSync(path.join(results, "before"), { recursive: true });
  mkdirSync(path.join(results, "after"), { recursive: true });
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
