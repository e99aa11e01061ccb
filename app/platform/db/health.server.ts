import { databaseAnswers } from "./database.server";

/** How long the database may take to answer before the site counts as unwell, in ms. */
const patienceMs = 1_000;

/** Whether the site can serve: the database responds in time. */
export function isHealthy(): Promise<boolean> {
  return databaseAnswers(patienceMs);
}
