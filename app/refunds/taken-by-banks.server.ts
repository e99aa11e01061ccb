/* For the queries of other domains: what banks took, in SQL. */

export { takenByBanks } from "./taken-by-banks.repo.server";
