import type { Listing } from "~/catalog/listing.schema";
import { formatDistanceMiles, formatDollars, formatTravelTime } from "~/content/format";
import type { DistanceUnit } from "~/platform/preferences/options";
import { PartPicture } from "./PartPicture";

/** What every list's row says of a listing. */
export const listedPart = (listing: Listing, unit?: DistanceUnit) => ({
  image: <PartPicture listing={listing} size={88} />,
  name: listing.name,
  partNumber: listing.partNumber,
  price: formatDollars(listing.priceCents),
  priceNote:
    listing.coreChargeCents > 0 ? `+ ${formatDollars(listing.coreChargeCents)} core` : undefined,
  distance: formatDistanceMiles(listing.distanceMiles, unit),
  travelTime: formatTravelTime(listing.travelTimeMinutes),
});
