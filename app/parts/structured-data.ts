import { paths } from "~/paths";
import type { PartDetails } from "./part-details";

const conditions = {
  new: "NewCondition",
  refurbished: "RefurbishedCondition",
  used: "UsedCondition",
} as const;

const schemaOrg = (name: string) => `https://schema.org/${name}`;

/** A part as search engines read it: schema.org's Product with its Offer. */
export function productData(
  { listing, photos }: Pick<PartDetails, "listing" | "photos">,
  origin: string,
) {
  const { name, partNumber, brand, description, rating, priceCents, quantity } = listing;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    ...(description ? { description } : {}),
    sku: listing.id,
    mpn: partNumber,
    image:
      photos.length > 0
        ? photos.map(({ src }) => `${origin}${src}`)
        : `${origin}/parts/${listing.image}.svg`,
    ...(brand ? { brand: { "@type": "Brand", name: brand } } : {}),
    ...(rating
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: rating.value,
            ratingCount: rating.count,
          },
        }
      : {}),
    offers: {
      "@type": "Offer",
      url: `${origin}${paths.part(listing.id)}`,
      price: (priceCents / 100).toFixed(2),
      priceCurrency: "USD",
      availability: schemaOrg(quantity > 0 ? "InStock" : "SoldOut"),
      itemCondition: schemaOrg(conditions[listing.condition]),
      seller: { "@type": "Organization", name: listing.seller },
    },
  };
}
