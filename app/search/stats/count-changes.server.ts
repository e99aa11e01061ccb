import type { Repeat } from "~/platform/jobs/jobs.server";
import { countAllChanges, tidyChanges } from "./count-changes.repo.server";

/** How often changes are counted in, in ms. Until then searches add them to the counts themselves. */
const everyMs = 1_000;
/** After so many changes the room that they took is given to the next ones. */
const tidiedAfter = 20_000;

let untidied = 0;

/** Keeps the counts of cells and words in step with the listings, beside those who write them. */
export const countChangesRepeat: Repeat = {
  name: "search.count-changes",
  everyMs,
  async run() {
    const counted = await countAllChanges();
    untidied += counted;
    if (untidied < tidiedAfter) return;
    untidied = 0;
    await tidyChanges();
  },
};
