import { expect, it, vi } from "vitest";
import { world } from "~/search/geo/bounds";
import { estimateClusters } from "~/search/results/clusters-estimated.server";
import type * as SampleRepo from "~/search/stats/row-sample.repo.server";
import { useDatabase } from "../support/database";

/* The first who asks for what only a sample can tell, while the sample is on its way. */

const read = vi.hoisted(() => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end: () => end() };
});
vi.mock("~/search/stats/row-sample.repo.server", async (original) => {
  const real = await original<typeof SampleRepo>();
  const selectSample: typeof real.selectSample = async (...asked) => {
    await read.ended;
    return await real.selectSample(...asked);
  };
  return { ...real, selectSample };
});

useDatabase();

const asked = { includeSoldOut: false, bounds: world, maxPriceCents: 100_000 };
const limits = { mostRead: 0, leastSampled: 0, mostOfWords: 0, patienceMs: 20_000 };

it("has what passes counted when the sample takes long", async () => {
  expect(await estimateClusters(asked, 4, { ...limits, patienceMs: 20 })).toBeUndefined();
});

it("waits for a sample that comes soon", async () => {
  const reckoned = estimateClusters(asked, 4, limits);
  setTimeout(read.end, 50);
  const { rows } = (await reckoned) ?? { rows: [] };
  expect(rows.reduce((total, { n }) => total + n, 0)).toBe(4);
});
