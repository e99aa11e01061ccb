import { chmod, mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "playwright";
import { defaultOrigin } from "../../app/catalog/distance";
import { paths } from "../../app/paths";
import { withSiteDatabase } from "../../scripts/lib/site/site-database";
import { startBuiltSite } from "../support/built-site";
import { chromiumFlags, findChromium } from "../support/chromium";
import { type Measured, measureMap, type Target } from "./map/measure";
import { servePages } from "./map/pages";
import { spreadListings } from "./map/places";
import { mapTable } from "./map/table";

/*
 * How smoothly the map is moved with very many places in view, on a slow processor: the site's own
 * page, beside the bare map library and Leaflet with its plugin for clusters, by turns in one run.
 * docs/map-speed.md tells what is measured.
 *   npm run bench -- map
 *   … --only site   one of site, pigeon and leaflet
 */
const { values } = parseArgs({
  options: {
    points: { type: "string", default: "10000" },
    rounds: { type: "string", default: "2" },
    slower: { type: "string", default: "4" },
    only: { type: "string", default: "" },
  },
});
const listings = Number(values.points);
const rounds = Number(values.rounds);
/** What a visitor sees first. */
const zoom = 13;
const viewport = { width: 1280, height: 800 };

const dataDir = await mkdtemp(path.join(tmpdir(), "partlane-map-"));
// As root, the database runs as somebody else, who has to get in.
await chmod(dataDir, 0o755);
const stops: (() => unknown)[] = [() => rm(dataDir, { recursive: true, force: true })];
try {
  process.env.DATA_DIR = dataDir;
  const site = await startBuiltSite("bench-map", { DATA_DIR: dataDir });
  stops.unshift(() => site.stop());
  let points: Awaited<ReturnType<typeof spreadListings>> = [];
  await withSiteDatabase(async (url) => {
    points = await spreadListings(url, { listings, center: defaultOrigin, zoom });
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  stops.unshift(() => browser.close());

  const siteMap: Target = {
    name: "site",
    title: "`/map`",
    url: `${site.url}${paths.map()}`,
    buttons: { zoomIn: "[aria-label='Zoom in']", zoomOut: "[aria-label='Zoom out']" },
    map: "[role=application]",
    isReady: "[data-spot] button",
  };
  const box = await boxOf(browser, siteMap);
  const pages = await servePages({ center: defaultOrigin, zoom, points, site: site.url, box });
  stops.unshift(() => pages.stop());
  const targets: Target[] = [
    siteMap,
    {
      name: "leaflet",
      title: "leaflet.markercluster",
      url: `${pages.url}/leaflet`,
      buttons: { zoomIn: ".leaflet-control-zoom-in", zoomOut: ".leaflet-control-zoom-out" },
      map: "#map",
      isReady: ".marker-cluster",
    },
    {
      name: "pigeon",
      title: "naive pigeon-maps",
      url: `${pages.url}/pigeon`,
      buttons: { zoomIn: ".pigeon-zoom-in", zoomOut: ".pigeon-zoom-out" },
      map: "#map",
      isReady: ".badge",
    },
  ].filter(({ name }) => name.includes(values.only));

  const measured = new Map<string, Measured>();
  for (let round = 1; round <= rounds; round += 1)
    for (const target of targets) {
      process.stderr.write(`Round ${round} of ${rounds}: ${target.title} …\n`);
      const known = measured.get(target.name);
      const options = { viewport, slower: Number(values.slower), isLast: round === rounds };
      measured.set(target.name, await measureMap(browser, { target, box, known, ...options }));
    }
  console.log(
    [
      `${listings.toLocaleString("en-US")} places in view; a window of ${viewport.width} × ${viewport.height} px, the map's box ${box.width} × ${box.height} px; ${rounds} rounds, by turns.`,
      `Chromium ${browser.version()}, headless, drawn in software, its main thread slowed ${values.slower} times; ${cpus().length} × ${cpus()[0]?.model.trim()}; load ${loadavg()
        .map((load) => load.toFixed(1))
        .join(" ")}.`,
      "",
      mapTable(targets.map((target) => ({ ...target, measured: measured.get(target.name) }))),
    ].join("\n"),
  );
} finally {
  for (const stop of stops) await stop();
}

/** Where the map is in the site's own page. */
async function boxOf(browser: Browser, { url, map, isReady }: Target) {
  const page = await browser.newPage({ viewport });
  try {
    await page.goto(url);
    await page.locator(isReady).first().waitFor();
    const box = await page.locator(map).boundingBox();
    if (!box) throw new Error("The page has no map.");
    return box;
  } finally {
    await page.close();
  }
}
