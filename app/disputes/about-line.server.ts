/* For the queries of other domains: what disputes say of a line, in SQL. */

export {
  canOpenAgain,
  comesOfDispute,
  isLineDisputed,
  lastTicket,
  wasLineRefunded,
} from "./about-line.repo.server";
