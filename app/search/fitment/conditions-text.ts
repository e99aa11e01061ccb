import type { Condition } from "~/catalog/listing.schema";

/** Some conditions as they go on after "Fits if". Apart from the rest, for pages that only show them. */
export function conditionsText(conditions: readonly Pick<Condition, "text">[]): string {
  const texts = conditions.map(({ text }) => text);
  const last = texts.pop() ?? "";
  return texts.length > 0 ? `${texts.join(", ")} and ${last}` : last;
}
