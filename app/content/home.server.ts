import type { DistanceUnit } from "~/platform/choices";
import { findListings } from "~/search/listings.server";
import { type AppTargets, homeView } from "./home-view";

/** Everything that the home page shows; no parts when none are listed. */
export async function loadHome(targets: AppTargets, unit: DistanceUnit) {
  return homeView(await findListings({ text: "", sort: "nearest" }), targets, unit);
}
