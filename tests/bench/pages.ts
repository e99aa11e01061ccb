import { fork } from "node:child_process";
import { cpus } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { paths } from "../../app/paths";
import { bytesTable, measure } from "../../scripts/lib/build/budgets";
import { registerAccount } from "../support/account";
import { startBuiltSite } from "../support/built-site";

/*
 * How the built site compares with a bare React server that renders the same page, side by side in
 * one run, and the bytes of every page. Ratios travel between machines; the numbers do not.
 *   npm run bench -- pages
 *   npm run bench -- pages --seconds 20 --rounds 5 --connections 50
 */
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "5" },
    rounds: { type: "string", default: "3" },
    connections: { type: "string", default: "10" },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const connections = Number(values.connections);

type Target = { title: string; path: string; signedIn?: boolean };

const targets: Target[] = [
  { title: "A public page", path: paths.faq() },
  { title: "Map data", path: paths.apiListings() },
  { title: "The dashboard, signed in", path: paths.dashboard(), signedIn: true },
];

type Measured = { perSecond: number; p99: number; bytes: number };

const site = await startBuiltSite("bench-site");
try {
  const { cookie } = await registerAccount(site.url);
  const rows: string[] = [];
  for (const target of targets) {
    process.stderr.write(`${target.title} (${target.path}) …\n`);
    const url = `${site.url}${target.path}`;
    const headers: Record<string, string> = target.signedIn ? { cookie } : {};
    const bare = await startBare(url, headers.cookie ?? "");
    try {
      rows.push(row(target, ...(await sideBySide(url, bare.url, headers))));
    } finally {
      bare.stop();
    }
  }
  console.log(
    [
      `${rounds} rounds of ${seconds} s each, by turns; ${connections} connections; uncompressed; ${cpus().length} × ${cpus()[0]?.model.trim()}; Node ${process.version}.`,
      "The median round of each; a ratio is the site's figure over the bare server's.",
      "",
      "| what | path | req/s | bare | ratio | p99 ms | bare | ratio | bytes | bare |",
      "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
      ...rows,
      "",
      bytesTable(measure()),
    ].join("\n"),
  );
} finally {
  await site.stop();
}

/** Turns about, so that whatever else the machine does falls on both alike. */
async function sideBySide(
  site: string,
  bare: string,
  headers: Record<string, string>,
): Promise<[Measured, Measured]> {
  const ofSite: Measured[] = [];
  const ofBare: Measured[] = [];
  await load(site, headers, 2);
  await load(bare, headers, 2);
  for (let round = 0; round < rounds; round += 1) {
    ofSite.push(await load(site, headers, seconds));
    ofBare.push(await load(bare, headers, seconds));
  }
  return [median(ofSite), median(ofBare)];
}

async function load(
  url: string,
  headers: Record<string, string>,
  duration: number,
): Promise<Measured> {
  const result = await autocannon({ url, headers, connections, duration });
  const wrong = result.non2xx + result.errors + result.timeouts;
  if (wrong > 0)
    throw new Error(`${url} gave ${wrong} wrong answers of ${result.requests.total} under load.`);
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    bytes: result.throughput.total / result.requests.total,
  };
}

function median(all: Measured[]): Measured {
  const sorted = [...all].sort((a, b) => a.perSecond - b.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error("There were no rounds: --rounds must be 1 or more.");
  return middle;
}

function row({ title, path: at }: Target, ours: Measured, bare: Measured): string {
  const ratio = (a: number, b: number) => (b === 0 ? "–" : (a / b).toFixed(2));
  const whole = (value: number) => Math.round(value).toLocaleString("en-US");
  const cells = [
    title,
    `\`${at}\``,
    whole(ours.perSecond),
    whole(bare.perSecond),
    ratio(ours.perSecond, bare.perSecond),
    String(ours.p99),
    String(bare.p99),
    ratio(ours.p99, bare.p99),
    whole(ours.bytes),
    whole(bare.bytes),
  ];
  return `| ${cells.join(" | ")} |`;
}

async function startBare(address: string, cookie: string) {
  const child = fork(path.join(import.meta.dirname, "bare.ts"), [address, cookie], {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once("message", (message: { port: number }) => resolve(message.port));
    child.once("exit", () => reject(new Error(`The bare server could not copy ${address}.`)));
  });
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}
