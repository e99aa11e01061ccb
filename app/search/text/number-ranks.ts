import type { NumberKind } from "~/platform/enums";

/** An own number before a maker's, before an equivalent. */
export const numberRanks: Record<NumberKind, number> = {
  own: 0,
  oem: 1,
  interchange: 2,
  superseded: 3,
};
