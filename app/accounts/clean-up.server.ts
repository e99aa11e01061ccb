import * as z from "zod";
import { defineJob } from "~/platform/jobs/jobs.server";
import { logger } from "~/platform/log/logger.server";
import { removeOldTokens } from "./account-tokens.server";
import { deleteExpiredExports } from "./data-export.repo.server";

/** Removes mailed links and downloads that have expired. */
export const cleanUpAccountsJob = defineJob({
  name: "accounts.clean-up",
  schema: z.object({}),
  async run() {
    const [links, downloads] = await Promise.all([removeOldTokens(), deleteExpiredExports()]);
    logger().info({ links, downloads }, "expired links and downloads were removed");
  },
});
