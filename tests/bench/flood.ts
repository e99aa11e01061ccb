import { randomBytes } from "node:crypto";
import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startBuiltSite } from "../support/built-site";
import { megabytesOf, nodesUnder } from "../support/site-memory";

/*
 * Whether a stranger can fill the site's memory: distinct, long requests of every kind that is kept,
 * or once was, from this machine. Afterwards the site must take what it took before, within a fifth.
 *   npm run bench -- flood
 *   npm run bench -- flood --requests 20000
 */
const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "200000" },
    /** It is given up after so long. */
    seconds: { type: "string", default: "1500" },
  },
});
const requests = Number(values.requests);
const most = 1.2;
const atOnce = 16;
/** So many requests make the site as large as its usual work does: caches full, code compiled. */
const warmUp = Math.ceil(requests / 20);
/** How long the collector is given afterwards, in ms. */
const settleMs = 30_000;

/** Characters that need no escape. */
const random = (length: number) => randomBytes(length).toString("base64url").slice(0, length);
const number = (from: number, to: number) => from + Math.random() * (to - from);
const words = () => `${random(8)} ${random(8)} rotor`;

function box(): string {
  const west = number(-120, -75);
  const south = number(30, 45);
  const side = number(0.05, 4);
  return [west, south, west + side, south + side].map((each) => each.toFixed(5)).join(",");
}

/** Of a hundred requests so many are of each kind. */
const kinds: { share: number; name: string; path: () => string }[] = [
  {
    share: 70,
    name: "a parameter that nobody knows, of 7 kB",
    path: () => `/api/v1/clusters?zoom=9&x=${random(7_000)}`,
  },
  {
    share: 8,
    name: "a value that makes no sense",
    path: () => `/api/v1/listings?sort=${random(100)}&brand=${random(300)}`,
  },
  {
    share: 12,
    name: "an address of 15 kB",
    path: () => `/api/v1/clusters?zoom=99&x=${random(15_000)}`,
  },
  { share: 2, name: "clusters of any area", path: () => `/api/v1/clusters?zoom=9&bounds=${box()}` },
  { share: 2, name: "suggestions to any text", path: () => `/api/v1/suggest?q=${random(190)}` },
  {
    share: 1,
    name: "listings of any words",
    path: () => `/api/v1/listings?${new URLSearchParams({ q: words(), bounds: box() })}`,
  },
  {
    share: 2,
    name: "tiles of the basemap",
    path: () =>
      `/basemap/light/14/${Math.floor(number(0, 2 ** 14))}/${Math.floor(number(0, 2 ** 14))}.svg`,
  },
  { share: 1, name: "the map with junk", path: () => `/map?utm_source=${random(6_000)}` },
  {
    share: 1,
    name: "the map with any words",
    path: () => `/map?${new URLSearchParams({ q: words(), near: "40.7,-74" })}`,
  },
  { share: 1, name: "pages that are not there", path: () => `/parts/${random(3_000)}` },
];

const deck = kinds.flatMap(({ share, ...kind }) =>
  Array<(typeof kinds)[0]>(share).fill({ share, ...kind }),
);
const pick = () => deck[Math.floor(Math.random() * deck.length)] ?? deck[0];

const site = await startBuiltSite("bench-flood", {
  DATA_DIR: process.env.DATA_DIR ?? "",
  LOG_LEVEL: "silent",
});
try {
  const port = Number(new URL(site.url).port);
  const nodes = nodesUnder(site.pid);
  const statuses = new Map<string, number>();
  const ends = performance.now() + Number(values.seconds) * 1_000;
  const atFirst = megabytesOf(nodes);
  await flood(port, warmUp, ends, statuses);
  await sleep(settleMs);
  const before = megabytesOf(nodes);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, megabytesOf(nodes));
  }, 1_000);
  const began = performance.now();
  await flood(port, requests - warmUp, ends, statuses).finally(() => clearInterval(watch));
  const seconds = (performance.now() - began) / 1_000;
  await sleep(settleMs);
  const after = megabytesOf(nodes);
  const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const ratio = after / before;
  console.log(
    [
      `${sent.toLocaleString("en-US")} requests, ${((requests - warmUp) / seconds).toFixed(0)} a second:`,
      ...[...statuses]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([status, count]) => `  ${status}: ${count.toLocaleString("en-US")}`),
      `The site's own processes: ${atFirst.toFixed(0)} MB at first, ${before.toFixed(0)} MB after ${warmUp.toLocaleString("en-US")} of them,`,
      `${peak.toFixed(0)} MB at most, ${after.toFixed(0)} MB at the end: ${ratio.toFixed(2)} times (${most} asked).`,
    ].join("\n"),
  );
  const isWell = (await fetch(`${site.url}/healthz`)).status === 200;
  if (ratio > most || sent < requests || !isWell) process.exitCode = 1;
} finally {
  await site.stop();
}

/** Sends so many requests, each when one before it is answered. */
async function flood(port: number, count: number, ends: number, statuses: Map<string, number>) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  let left = count;
  const worker = async () => {
    while (left > 0 && performance.now() < ends) {
      left -= 1;
      const status = await ask(agent, port, pick()?.path() ?? "/");
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  agent.destroy();
}

/** The status of an answer; `closed` where the connection ended without one. */
function ask(agent: http.Agent, port: number, path: string): Promise<string> {
  return new Promise((resolve) => {
    http
      .get({ agent, host: "127.0.0.1", port, path }, (answer) => {
        answer.resume().once("close", () => resolve(String(answer.statusCode)));
      })
      .once("error", () => resolve("closed"));
  });
}
