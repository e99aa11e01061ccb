/* For the queries of other domains: what of an order its buyer has not got back, in SQL. */

export { leftInAll } from "./left-in-all.repo.server";
