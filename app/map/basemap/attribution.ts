/**
 * Who made the geography of the offline basemap, to be shown wherever it is drawn. Sources and
 * licences are listed in docs/decisions/offline-basemap.md.
 */
export const BASEMAP_ATTRIBUTION = {
  text: "Natural Earth, GSHHG",
  href: "https://www.soest.hawaii.edu/pwessel/gshhg/",
} as const;
