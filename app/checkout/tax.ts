import type { Coords } from "~/catalog/distance";
import type { Fulfilment } from "~/platform/enums";
import { statesOfUs } from "~/platform/us-states";

/* Sales tax: docs/decisions/0037-sales-tax.md. Browser-safe. */

/** By state, in millionths; empty where none are configured. */
export type TaxRates = Readonly<Record<string, number>>;

/** A line, and where its parts are. */
export interface TaxedLine {
  /** What its pieces cost. Not their deposits: those are given back, so that nothing is sold for them. */
  partsCents: number;
  place: { locationName: string; coords: Coords };
}

/** The islands that lie west of the antimeridian. */
const easternStates = ["GU", "MP"];

/**
 * The US state of a place as it is written, `Queens, NY 11101` or `East Village, New York`; null where it is not said.
 * Perth, WA, and Tbilisi, Georgia, lie on the other half of the globe.
 */
export function stateOfPlace({ locationName, coords }: TaxedLine["place"]): string | null {
  const end = locationName
    .split(",")
    .at(-1)
    ?.replace(/\s\d{5}(-\d{4})?$/, "")
    .trim();
  const found = statesOfUs.find(({ code, name }) => code === end || name === end)?.code ?? null;
  if (!found || locationName.indexOf(",") < 0) return null;
  return coords.lng > 0 === easternStates.includes(found) ? found : null;
}

/** Half a cent and more is a cent. */
const taxOf = (cents: number, rate: number) => Math.floor((cents * rate + 500_000) / 1_000_000);

type Place = { fulfilment: Fulfilment /** Of the address. */; state: string | null };

const rateOf = ({ place }: TaxedLine, { fulfilment, state }: Place, rates: TaxRates): number => {
  const of = fulfilment === "delivery" ? state : stateOfPlace(place);
  return (of && rates[of]) || 0;
};

/**
 * Whether all of one seller's order has one rate: only then is what goes back of its tax, in proportion to the parts,
 * what was paid for these.
 */
export const hasOneRate = (lines: readonly TaxedLine[], of: Place, rates: TaxRates): boolean =>
  new Set(lines.map((line) => rateOf(line, of, rates))).size <= 1;

/**
 * The tax of one seller's order, in cents: of the state that it is delivered to, or in which the parts are collected.
 * Rounded for each line, so that it is what the lines' taxes sum to. Null while the state of a delivery is not said.
 */
export function taxOfOrder(lines: readonly TaxedLine[], of: Place, rates: TaxRates): number | null {
  if (Object.keys(rates).length === 0) return 0;
  if (of.fulfilment === "delivery" && !of.state) return null;
  return lines
    .map((line) => taxOf(line.partsCents, rateOf(line, of, rates)))
    .reduce((sum, cents) => sum + cents, 0);
}
