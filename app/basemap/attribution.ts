/**
 * Who made the geography of the offline basemap, to be shown wherever it is drawn. Sources and
 * licenses are listed in docs/decisions/0003-offline-basemap.md.
 */
export const BASEMAP_ATTRIBUTION = {
  text: "Natural Earth, GSHHG",
  href: "https://www.soest.hawaii.edu/pwessel/gshhg/",
} as const;

/** A map's credit, with whose lists places are found in beside it (app/places/data/NOTICE.md). */
export function withPlaces(credit: { text: string; href?: string }) {
  return { ...credit, text: `${credit.text}, GeoNames` };
}
