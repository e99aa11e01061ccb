import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { rateAtOnce } from "../bench/rate-at-once";

it("counts what each of those who write at once has done, not what the last of them has", async () => {
  const done = [0, 0, 0, 0];
  const begun = performance.now();
  const rate = await rateAtOnce([0, 1, 2, 3], 60, async (by) => {
    await sleep(3);
    done[by] = (done[by] ?? 0) + 5;
    return 5;
  });
  const all = done.reduce((sum, count) => sum + count, 0);
  expect(all).toBeGreaterThan(4 * 5);
  // A rate is of all that was done, in no more time than the test itself has taken.
  expect(rate).toBeGreaterThanOrEqual(all / ((performance.now() - begun) / 1_000));
});
