import { parseArgs } from "node:util";
import v8 from "node:v8";
import { StartError } from "../app/platform/config/start-error.server";
import { explain } from "./lib/process/terminal";
import { loadSampleCatalogue } from "./lib/sample-catalogue/load";
import { removeSampleCatalogue } from "./lib/sample-catalogue/remove";
import { withSiteDatabase } from "./lib/site/site-database";

/*
 * A large made-up catalog, beside whatever is there:
 *   npm run seed -- --listings 2300000 --seed 7
 *   npm run seed -- --remove
 */

// Listings are made and forgotten by the thousand: a large nursery spares the collector.
v8.setFlagsFromString("--max-semi-space-size=64");

try {
  const { values } = parseArgs({
    options: {
      listings: { type: "string", default: "100000" },
      seed: { type: "string", default: "7" },
      remove: { type: "boolean", default: false },
    },
  });
  const listings = wholeNumber("--listings", values.listings, 1, 50_000_000);
  const seed = wholeNumber("--seed", values.seed, 0, 2_147_483_647);
  await withSiteDatabase(
    (url) =>
      values.remove ? removeSampleCatalogue(url) : loadSampleCatalogue(url, { seed, listings }),
    // All is read or written through once or twice. Pages that were used before are at hand; each new one has
    // to be asked of the system: a seventh more listings a second than with 6 GB.
    { cacheBytes: 512 * 2 ** 20, logBytes: 16 * 2 ** 20 },
  );
} catch (error) {
  const badOption = error instanceof TypeError && "code" in error;
  explain(badOption ? new StartError(error.message) : error);
  process.exitCode = 1;
}

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new StartError(`${name} must be a whole number from ${min} to ${max}.`);
}
