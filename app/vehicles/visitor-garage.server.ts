import * as z from "zod";
import { newId } from "~/platform/db/id.server";
import { clearCookie, hasCookie, siteCookie } from "~/platform/http/cookies.server";
import { isFact, mostFacts, withFact } from "./car-facts";
import {
  type RemovedVehicle,
  type SavedVehicle,
  type Vehicle,
  vehicleSchema,
  visitorGarageLimit,
} from "./vehicle.schema";

/*
 * The garage of somebody who is not signed in: a few vehicles in a signed cookie, nothing on the
 * server. All of it is pure but for reading and writing the cookie.
 */

const savedSchema = z
  .array(
    vehicleSchema.extend({
      id: z.uuid(),
      isActive: z.boolean(),
      facts: z
        .record(z.string(), z.string())
        .refine((facts) => Object.entries(facts).every((fact) => isFact(...fact)))
        .default({}),
    }),
  )
  .max(visitorGarageLimit);

// Half a year from the last change.
const cookie = siteCookie("partlane-garage", { maxAge: 180 * 24 * 3600, signed: true });

/** The visitor's vehicles, the latest added first; none when the cookie was changed by somebody else. */
export async function readVisitorGarage(request: Request): Promise<SavedVehicle[]> {
  const parsed = savedSchema.safeParse(await cookie().parse(request.headers.get("Cookie")));
  return parsed.success ? parsed.data : [];
}

/** Name and value of the cookie, in characters: browsers take 4,096 with the attributes. */
const longestCookie = 3_850;

/**
 * The Set-Cookie value that keeps the vehicles, or takes the cookie away when there are none. What is known of
 * those added first goes where it would be too long for a browser.
 */
export async function visitorGarageCookie(vehicles: SavedVehicle[]): Promise<string> {
  if (vehicles.length === 0) return clearCookie(cookie());
  const isKnown = ({ facts }: SavedVehicle) => Object.keys(facts).length > 0;
  const text = await cookie().serialize(
    vehicles.map((each) => (isKnown(each) ? each : { ...each, facts: undefined })),
  );
  const last = vehicles.findLastIndex(isKnown);
  if (text.indexOf(";") <= longestCookie || last < 0) return text;
  return visitorGarageCookie(
    vehicles.map((each, at) => (at === last ? { ...each, facts: {} } : each)),
  );
}

/** The Set-Cookie value that empties the browser's garage; null when it keeps none. */
export function forgetVisitorGarage(request: Request): Promise<string> | null {
  return hasCookie(request, cookie()) ? clearCookie(cookie()) : null;
}

const isSame = (a: Vehicle, b: Vehicle) =>
  a.year === b.year &&
  a.make === b.make &&
  a.model === b.model &&
  a.engine === b.engine &&
  a.vin === b.vin;

/** With one more vehicle, active, and what is known of it; one that is there already is only made active. Undefined when full. */
export function withVehicle(
  vehicles: SavedVehicle[],
  vehicle: Vehicle,
  answer?: { key: string; value: string },
): SavedVehicle[] | undefined {
  const there = vehicles.find((each) => isSame(each, vehicle));
  if (there) {
    const { id } = there;
    const active = withActive(vehicles, id);
    return active && answer ? withAnswer(active, { id, answer }) : active;
  }
  if (vehicles.length >= visitorGarageLimit) return undefined;
  const others = vehicles.map((each) => ({ ...each, isActive: false }));
  return [
    {
      ...vehicle,
      id: newId(),
      isActive: true,
      facts: answer ? { [answer.key]: answer.value } : {},
    },
    ...others,
  ];
}

/** With one more thing known of one of them, or nothing; undefined when none has that id. */
export function withAnswer(
  vehicles: SavedVehicle[],
  { id, answer }: { id: string; answer: { key: string; value: string } | null },
): SavedVehicle[] | undefined {
  if (!vehicles.some((each) => each.id === id)) return undefined;
  return vehicles.map((each) =>
    each.id === id
      ? { ...each, facts: answer ? withFact(each.facts, answer, mostFacts.visitor) : {} }
      : each,
  );
}

/** With another one active; undefined when none has that id. */
export function withActive(vehicles: SavedVehicle[], id: string): SavedVehicle[] | undefined {
  if (!vehicles.some((each) => each.id === id)) return undefined;
  return vehicles.map((each) => ({ ...each, isActive: each.id === id }));
}

/** Without one of them, and which that was; undefined when none has that id. */
export function withoutVehicle(
  vehicles: SavedVehicle[],
  id: string,
): { left: SavedVehicle[]; removed: RemovedVehicle } | undefined {
  const place = vehicles.findIndex((each) => each.id === id);
  const gone = vehicles[place];
  if (!gone) return undefined;
  return { left: vehicles.toSpliced(place, 1), removed: { ...gone, place } };
}

/**
 * With a removed one where it stood, active only if none is now; one that is there again stays as it
 * is. Undefined when full.
 */
export function withRemoved(
  vehicles: SavedVehicle[],
  { place, ...removed }: RemovedVehicle,
): SavedVehicle[] | undefined {
  if (vehicles.some((each) => isSame(each, removed))) return vehicles;
  if (vehicles.length >= visitorGarageLimit) return undefined;
  const isActive = removed.isActive && !vehicles.some((each) => each.isActive);
  return vehicles.toSpliced(place, 0, { ...removed, isActive });
}
