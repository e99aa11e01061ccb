import { defaultOrigin } from "~/catalog/distance";
import { orIfOverloaded } from "~/platform/http/overload.server";
import type { DistanceUnit } from "~/platform/preferences/options";
import { findListings } from "~/search/results/listings.server";
import { type AppTargets, homeView } from "./home-view";

/** Everything that the home page shows; no parts when none are listed, or none can be looked up now. */
export async function loadHome(targets: AppTargets, unit: DistanceUnit) {
  const found = findListings({ text: "", sort: "nearest" });
  const parts = await orIfOverloaded(found, { listings: [], origin: defaultOrigin });
  return homeView(parts, targets, unit);
}
