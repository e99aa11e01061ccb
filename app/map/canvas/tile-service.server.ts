import { env } from "~/platform/config/env.server";
import type { TileService } from "./tile-service";

/** The configured tile service with its key filled in; null where the embedded basemap serves. */
export function tileService(): TileService | null {
  const { TILE_URL_TEMPLATE, TILE_SUBDOMAINS, TILE_API_KEY, TILE_ATTRIBUTION } = env();
  if (!TILE_URL_TEMPLATE || !TILE_ATTRIBUTION) return null;
  return {
    template: TILE_URL_TEMPLATE.replace("{key}", encodeURIComponent(TILE_API_KEY ?? "")),
    subdomains: TILE_SUBDOMAINS,
    attribution: TILE_ATTRIBUTION,
  };
}
