import * as z from "zod";
import { defineJob } from "~/platform/jobs/jobs.server";
import { logger } from "~/platform/log/logger.server";
import { deleteAbandoned } from "./checkout.repo.server";

/** For how long a checkout that became nothing can be come back to, in days. */
const keptDays = 7;

/** Removes checkouts that nobody came back to. What they held was anybody's long before. */
export const sweepCheckoutsJob = defineJob({
  name: "checkout.sweep",
  schema: z.object({}),
  async run() {
    const checkouts = await deleteAbandoned(keptDays);
    logger().info({ checkouts }, "abandoned checkouts were removed");
  },
});
