import { paths } from "~/paths";
import type { SellerPageProps } from "./SellerPage";

/** A seller as schema.org describes one: https://schema.org/AutoPartsStore, or a person. */
export function sellerData(
  { id, name, kind, phone, lat, lng, locationName }: Omit<SellerPageProps["seller"], "createdAt">,
  origin: string,
) {
  return {
    "@context": "https://schema.org",
    "@type": kind === "business" ? "AutoPartsStore" : "Person",
    name,
    url: `${origin}${paths.seller(id)}`,
    ...(kind === "business"
      ? {
          ...(phone ? { telephone: phone } : {}),
          address: locationName,
          geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lng },
        }
      : {}),
  };
}
