/** Why a mailed link does nothing. */
export type LinkProblem = "unknown" | "used" | "expired";

/** The same for whoever follows it. */
export const linkProblems: Record<LinkProblem, string> = {
  unknown: "It isn't complete, or a newer link took its place. Use the one in the latest email.",
  used: "It has already been used. Each link works once.",
  expired: "It has expired. Links stop working after a while to keep your account safe.",
};
