import { logger } from "~/platform/log/logger.server";

/**
 * Does the same for one after the other, as a job does what is due. One that throws is an error in the log, with
 * `about` of it, and keeps none of the others waiting. For how many `work` said that it was done.
 */
export async function oneByOne<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<boolean>,
  { message, about }: { message: string; about: (item: Item) => Record<string, unknown> },
): Promise<number> {
  let many = 0;
  for (const item of items) {
    try {
      if (await work(item)) many += 1;
    } catch (error) {
      // Under this name the log leaves out what a statement failed on.
      logger().error({ err: error, ...about(item) }, message);
    }
  }
  return many;
}
