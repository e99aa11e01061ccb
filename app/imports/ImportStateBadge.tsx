import { Badge } from "@partlane/ui";
import type { ImportSummary } from "./import-view";
import { stateWords } from "./import-words";

/** How an import stands, in a word. */
export function ImportStateBadge({ state }: Pick<ImportSummary, "state">) {
  const { label, tone } = stateWords[state];
  return <Badge tone={tone}>{label}</Badge>;
}
