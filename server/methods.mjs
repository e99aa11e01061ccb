/** What pages and endpoints are asked by. */
const allowed = ["GET", "HEAD", "POST"];

/**
 * Refuses what no page takes: the application would fail at TRACE, and log the others as faults.
 * @param {string | undefined} method
 * @returns {import("./refusal.mjs").Refusal | undefined}
 */
export function refusedMethod(method = "") {
  if (allowed.includes(method)) return undefined;
  return {
    status: 405,
    message: `This site is asked by ${allowed.join(", ")} only.`,
    headers: { Allow: allowed.join(", ") },
  };
}
