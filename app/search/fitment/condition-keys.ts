import type { Condition } from "~/catalog/listing.schema";

/* How answers to conditions are kept. Apart from the rest, for pages that only ask. */

/**
 * Under which a car's answer to a condition is kept; null where it is no property of the car but a
 * comparison with the part, or in words that nobody understood.
 */
export function factKey({ kind, values, from, to }: Condition): string | null {
  switch (kind) {
    case "wheel-size":
    case "drive":
    case "transmission":
    case "body":
    case "emissions":
    case "steering":
    case "facelift":
    case "engine-code":
      return kind;
    case "option":
      return `option:${values[0]?.toLowerCase()}`;
    case "build-date":
    case "chassis-number":
      return from || to ? `${kind}:${from ?? ""}..${to ?? ""}` : null;
    default:
      return null;
  }
}

/** Whether the answer is one of the two words, and not a value. */
export const isYesOrNo = ({ kind }: Pick<Condition, "kind">): boolean =>
  kind === "option" || kind === "facelift" || kind === "build-date" || kind === "chassis-number";
