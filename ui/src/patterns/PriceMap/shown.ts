import type { PriceMapMarker } from "./types";

/* What a spot of the map shows of its markers. */

export const idsOf = (markers: readonly PriceMapMarker[]) => markers.map(({ id }) => id);

/** How many parts a spot stands for. */
export const countOf = (markers: readonly PriceMapMarker[]) =>
  markers.reduce((sum, { count = 1 }) => sum + count, 0);

/** Whether it stands for several, and so is no price of one part. */
export const isGroup = (markers: readonly PriceMapMarker[]) =>
  markers.length > 1 || markers[0]?.count !== undefined;

/** Markers are joined over and over: each is read once. */
const amounts = new WeakMap<PriceMapMarker, number>();

/** What a price comes to for comparing: its number, whatever stands around it. */
function amountOf(marker: PriceMapMarker): number {
  const known = amounts.get(marker);
  if (known !== undefined) return known;
  const amount = Number(marker.price.replaceAll(/[^\d.]/g, ""));
  amounts.set(marker, amount);
  return amount;
}

/** The lowest price of a spot, as it is shown. */
export function lowestPrice(markers: readonly PriceMapMarker[]): string {
  return markers.reduce((low, marker) => (amountOf(marker) < amountOf(low) ? marker : low)).price;
}
