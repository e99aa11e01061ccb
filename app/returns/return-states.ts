import type { Tone } from "@partlane/ui";
import type { ReturnState } from "~/platform/enums";

/** A state in a word or two, and its color. */
export const stateBadges = {
  asked: { name: "Waiting for the seller", tone: "warning" },
  granted: { name: "To send back", tone: "warning" },
  refused: { name: "Refused", tone: "critical" },
  sent: { name: "On its way back", tone: "info" },
  missing: { name: "Not arrived", tone: "critical" },
  refunded: { name: "Refunded", tone: "success" },
  withdrawn: { name: "Withdrawn", tone: "neutral" },
  lapsed: { name: "Lapsed", tone: "neutral" },
} as const satisfies Record<ReturnState, { name: string; tone: Tone }>;
