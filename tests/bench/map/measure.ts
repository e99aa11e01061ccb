import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "playwright";
import { type Driven, pass } from "./drive";
import { framesOf, type Move, type MoveFrames, startRecording, takeRecord } from "./record";
import type { Box } from "./scene";
import { startTracing, stopTracing, workOf } from "./trace";

export interface Target {
  name: string;
  title: string;
  url: string;
  buttons: Driven["buttons"];
  /** The element that holds the map and all that belongs to it. */
  map: string;
  /** There once the map shows its places. */
  isReady: string;
}

/** Of all rounds so far. */
export interface Measured {
  moves: MoveFrames[];
  /** Of the main thread, in each frame in which the map moved, in ms. */
  work: { [kind in Move["kind"]]: number[] };
  /** Elements of the map: the most that there were at any time. */
  nodes: number;
  heapMegabytes: number;
}

interface Options {
  target: Target;
  box: Box;
  known: Measured | undefined;
  viewport: { width: number; height: number };
  /** How many times slower than this machine. */
  slower: number;
  isLast: boolean;
}

const newYork = { latitude: 40.7128, longitude: -74.006 };

/** One round of one map, in a browser window of its own. */
export async function measureMap(browser: Browser, options: Options): Promise<Measured> {
  const { target, box, viewport, slower, isLast } = options;
  const known = options.known ?? { moves: [], work: { pan: [], zoom: [] }, nodes: 0 };
  const context = await browser.newContext({
    viewport,
    geolocation: newYork,
    permissions: ["geolocation"],
    reducedMotion: "no-preference",
  });
  try {
    const page = await context.newPage();
    // tsx wraps the functions that are handed to the page in it.
    await page.addInitScript("globalThis.__name = (named) => named");
    page.setDefaultTimeout(180_000);
    await page.goto(target.url);
    await page.locator(target.isReady).first().waitFor();
    await sleep(1_500);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
    const driven: Driven = { page, box, buttons: target.buttons };
    await startRecording(page);
    // Not measured: compilers and caches warm up, and elements are counted.
    await startCounting(page, target.map);
    await pass(driven, 4);
    const nodes = await stopCounting(page);
    await takeRecord(page);
    await pass(driven, 8);
    const moves = framesOf(await takeRecord(page));
    return {
      moves: [...known.moves, ...moves],
      work: isLast ? await workIn(browser, driven) : known.work,
      nodes: Math.max(known.nodes, nodes),
      heapMegabytes: await heapOf(devtools),
    };
  } finally {
    await context.close();
  }
}

/** Traced apart, since tracing itself takes time. */
async function workIn(browser: Browser, driven: Driven): Promise<Measured["work"]> {
  await startTracing(browser, driven.page);
  await pass(driven, 4);
  const tasks = await stopTracing(browser);
  const moves = framesOf(await takeRecord(driven.page));
  const of = (wanted: Move["kind"]) =>
    workOf(
      moves.filter(({ kind }) => kind === wanted),
      tasks,
    );
  return { pan: of("pan"), zoom: of("zoom") };
}

declare global {
  interface Window {
    counted: { most: number; timer: ReturnType<typeof setInterval> };
  }
}

async function startCounting(page: Page, map: string) {
  await page.evaluate((selector) => {
    const count = () => 1 + (document.querySelector(selector)?.querySelectorAll("*").length ?? 0);
    const counted = {
      most: count(),
      timer: setInterval(() => {
        counted.most = Math.max(counted.most, count());
      }, 50),
    };
    window.counted = counted;
  }, map);
}

const stopCounting = (page: Page) =>
  page.evaluate(() => {
    clearInterval(window.counted.timer);
    return window.counted.most;
  });

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send("HeapProfiler.collectGarbage");
  await devtools.send("Performance.enable");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const bytes = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0;
  return bytes / 2 ** 20;
}
