import { defaultOrigin } from "~/catalog/distance";
import { readPlaceCookie } from "~/places/place-cookie.server";
import { parseListingSearch } from "~/search/query/parse-search";
import { requestedVehicle } from "~/search/text/vehicle/requested-vehicle.server";
import type { GarageOf } from "~/vehicles/garage.server";
import { vehicleName } from "~/vehicles/vehicle-name";

/** The vehicle, origin and search that a page about parts is for, from its address and cookies; invalid parameters are dropped. */
export async function readPartsContext({ accountId, request }: GarageOf) {
  const query = new URL(request.url).searchParams;
  const { search } = parseListingSearch(query);
  const { near, vehicle: named, comparing = [], text, asTyped } = search;
  const [vehicle, place] = await Promise.all([
    requestedVehicle({ accountId, request }, named),
    near ?? readPlaceCookie(request),
  ]);
  return {
    query,
    asked: { vehicle, from: place ? { lat: place.lat, lng: place.lng } : defaultOrigin },
    /** Of the search that led here. */
    words: { text, asTyped },
    /** What the page's view needs of it. */
    view: {
      vehicle: vehicle && vehicleName(vehicle),
      comparing,
      asked: { near, vehicle: named },
      shared: { near, vehicle: vehicle ?? undefined },
    },
  };
}
