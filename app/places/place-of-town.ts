import { foldName } from "~/text/fold";
import type { Gazetteer } from "./gazetteer.server";
import type { Place } from "./place.schema";
import { countryName, regionAbbreviation } from "./regions";

const last = "\uffff";

/** Whether the country has more towns of that name: next to each other in the list. */
function sharesItsName(data: Gazetteer, at: number): boolean {
  const key = foldName(data.names[at] ?? "");
  const { country } = data.town(at);
  for (const step of [-1, 1])
    for (let other = at + step; foldName(data.names[other] ?? last) === key; other += step)
      if (data.town(other).country === country) return true;
  return false;
}

/** Told from others of its name by its region or country. */
export function placeOfTown(data: Gazetteer, at: number): Place {
  const town = data.town(at);
  const { name, regionName, country, lat, lng } = town;
  const short = regionAbbreviation(town);
  const inFull = [...new Set([regionName, countryName(country)])].filter(Boolean);
  const within = short ?? (sharesItsName(data, at) ? inFull.join(", ") : countryName(country));
  return {
    label: within === name ? name : `${name}, ${within}`,
    detail: inFull.join(", "),
    kind: "town",
    lat,
    lng,
  };
}
