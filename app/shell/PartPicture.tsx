import type { Listing } from "~/catalog/listing.schema";
import { PartImage } from "./PartImage";

interface PartPictureProps {
  listing: Pick<Listing, "image" | "photo">;
  /** Edge of the square in px, or how high it is where all of it is shown. */
  size: number;
  /** All of it, whatever its shape, instead of a square of its middle. */
  whole?: boolean;
  /** What it shows, where nothing beside it says so. */
  told?: boolean;
  /** Above the fold: loaded at once. */
  eager?: boolean;
}

/** What a listing is seen by: its cover, or the drawing of such a part where its seller has sent none. */
export function PartPicture({ listing, size, whole, told, eager }: PartPictureProps) {
  const { photo, image } = listing;
  if (!photo) return <PartImage image={image} size={size} eager={eager} />;
  const { src, srcSet, width, height, alt } = photo;
  const shownWidth = whole ? Math.round((size * width) / height) : size;
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={`${shownWidth}px`}
      alt={told ? alt : ""}
      width={shownWidth}
      height={size}
      style={
        whole
          ? { objectFit: "contain", maxInlineSize: "100%" }
          : { objectFit: "cover", aspectRatio: "1", inlineSize: "100%", blockSize: "100%" }
      }
      loading={eager ? undefined : "lazy"}
      decoding="async"
    />
  );
}
