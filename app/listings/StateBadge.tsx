import { Badge } from "@partlane/ui";
import { type ShownState, stateLabels } from "./listing-graph";

const tones = {
  draft: "neutral",
  published: "success",
  "sold-out": "warning",
  paused: "info",
  archived: "neutral",
} as const;

/** The state of a listing; `isEdited`: with changes that buyers do not see yet. */
export function StateBadge({ state, isEdited }: { state: ShownState; isEdited?: boolean }) {
  const label = stateLabels[state];
  return <Badge tone={tones[state]}>{isEdited ? `${label}, edited` : label}</Badge>;
}
