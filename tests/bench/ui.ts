import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright";
import { endChildrenWithUs } from "../../scripts/lib/process/run";
import { chromiumFlags, findChromium } from "../support/chromium";
import { buildPage, buildUi } from "./ui/build";
import { type Rounds, report } from "./ui/compared";

/*
 * How fast the components are, beside those of the merge base: each is mounted, updated and unmounted
 * a thousand times, the table with 10,000 rows and the map with 10,000 points a hundredth as often,
 * by turns in one Chromium. Ratios travel between machines; milliseconds do not.
 *   npm run bench -- ui
 *   npm run bench -- ui --base HEAD~5 --times 200 --rounds 10 --only Table
 * What is not changed at all shows what the machine's noise is: npm run bench -- ui --base HEAD
 */
const { values } = parseArgs({
  options: {
    base: { type: "string" },
    times: { type: "string", default: "1000" },
    rounds: { type: "string", default: "10" },
    only: { type: "string", default: "" },
  },
});
const rounds = Math.max(1, Number(values.rounds));
const times = Math.max(rounds, Number(values.times));
const viewport = { width: 1280, height: 800 };

const root = path.resolve(import.meta.dirname, "../..");
const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
const base = values.base ? git("rev-parse", values.base) : git("merge-base", "HEAD", mainBranch());

const folder = mkdtempSync(path.join(tmpdir(), "partlane-bench-ui-"));
const tidy = () => rmSync(folder, { recursive: true, force: true });
endChildrenWithUs(tidy);
let browser: Browser | undefined;
try {
  process.stderr.write(`Building ui as it is, and as it was at ${base.slice(0, 8)} …\n`);
  const now = await buildUi(root, path.join(folder, "now"));
  const was = await buildUi(treeOf(base), path.join(folder, "was"));
  const scripts = { now: await buildPage(now, was), was: await buildPage(was, now) };
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, "--js-flags=--expose-gc"],
  });
  const measured = new Map<string, Rounds>();
  const failed = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    process.stderr.write(`Round ${round + 1} of ${rounds} …\n`);
    // Anew in each round: how one page happens to lie in memory is no difference between the two.
    const pages = {
      now: await open(browser, scripts.now, "now"),
      was: await open(browser, scripts.was, "was"),
    };
    const all = (await pages.now.evaluate(() => window.bench?.names)) ?? [];
    const wanted = all.filter((name) => name.includes(values.only) && !failed.has(name));
    for (const [index, name] of wanted.entries()) {
      const known = measured.get(name) ?? { now: [], was: [] };
      // Turns about, so that whatever else the machine does falls on both alike.
      const order =
        (round + index) % 2 === 0 ? (["now", "was"] as const) : (["was", "now"] as const);
      try {
        for (const which of order) known[which].push(await run(pages[which], name));
        measured.set(name, known);
      } catch {
        failed.add(name);
        measured.delete(name);
      }
    }
    for (const page of Object.values(pages)) await page.close();
  }
  console.log(
    [
      `${times} times in ${rounds} rounds; what is large, a hundredth as often. The base is ${base.slice(0, 8)}.`,
      `Chromium ${browser.version()}, React's production build; ${cpus().length} × ${cpus()[0]?.model.trim()}; load ${loadavg()
        .map((load) => load.toFixed(1))
        .join(" ")}.`,
      "Milliseconds for one, and the ratio to the base: the median round, with the half of the rounds that is nearest to it.",
      "Slower or faster is what is a tenth away in the median, and on that side in nine rounds of ten.",
      "",
      report(measured),
      ...(failed.size > 0 ? [`Not on both, and so not compared: ${[...failed].join(", ")}.`] : []),
    ].join("\n"),
  );
} finally {
  await browser?.close();
  tidy();
}

function mainBranch(): string {
  for (const name of ["origin/main", "main"])
    try {
      return git("rev-parse", "--verify", "--quiet", name);
    } catch {
      // The next, then.
    }
  throw new Error("There is no branch main to compare with: say which by --base.");
}

/** The files of `ui` as a commit has them, with the packages that are installed now. */
function treeOf(commit: string): string {
  const tree = path.join(folder, "base");
  mkdirSync(tree);
  const tar = path.join(folder, "base.tar");
  git("archive", "--output", tar, commit, "ui", "package.json", "tsconfig.json");
  execFileSync("tar", ["-xf", tar, "-C", tree]);
  symlinkSync(path.join(root, "node_modules"), path.join(tree, "node_modules"));
  return tree;
}

/** A page with a clock of 5 µs, which Chromium gives to those that let nothing foreign in. */
async function open(browser: Browser, script: string, which: "now" | "was"): Promise<Page> {
  const page = await browser.newPage({ viewport });
  const styles = readFileSync(path.join(folder, which, "styles.css"), "utf8");
  const home = "http://localhost/";
  await page.route("**/*", (route) =>
    route.request().url() === home
      ? route.fulfill({
          contentType: "text/html",
          headers: {
            "Cross-Origin-Opener-Policy": "same-origin",
            "Cross-Origin-Embedder-Policy": "require-corp",
          },
          body: `<!doctype html><html lang="en"><head><title>${which}</title><style>${styles}</style></head><body></body></html>`,
        })
      : route.fulfill({ status: 204, body: "" }),
  );
  await page.goto(home);
  if (!(await page.evaluate(() => crossOriginIsolated)))
    throw new Error("The page has only a coarse clock: Chromium did not isolate it.");
  await page.addScriptTag({ content: script });
  return page;
}

async function run(page: Page, name: string) {
  const isLarge = name.includes("10,000");
  const each = Math.max(1, Math.round(times / rounds / (isLarge ? 100 : 1)));
  // Until the engine has made its mind up about what it runs often.
  const before = isLarge ? 1 : Math.max(20, Math.ceil(each / 4));
  const took = await page.evaluate(
    ([what, warm, often]) => {
      window.bench?.run(what, warm);
      return window.bench?.run(what, often);
    },
    [name, before, each] as const,
  );
  if (!took) throw new Error(`${name} was not measured.`);
  return took;
}
