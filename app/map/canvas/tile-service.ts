/** The configured external tile service (SPEC D6). */
export interface TileService {
  /** URL with {s} {z} {x} {y} {r}; the key is already in it. */
  template: string;
  /** One character per subdomain. */
  subdomains: string;
  attribution: string;
}

/** Fills the template for one tile; spreads tiles over the subdomains evenly and repeatably. */
export function serviceTileUrl(
  { template, subdomains }: TileService,
  x: number,
  y: number,
  z: number,
  dpr = 1,
): string {
  return template
    .replace("{s}", subdomains.charAt((x + y) % subdomains.length))
    .replace("{z}", String(z))
    .replace("{x}", String(x))
    .replace("{y}", String(y))
    .replace("{r}", dpr > 1 ? "@2x" : "");
}
