import * as z from "zod";
import { newId } from "~/platform/db/id.server";
import { clearCookie, hasCookie, siteCookie } from "~/platform/http/cookies.server";
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
  .array(vehicleSchema.extend({ id: z.uuid(), isActive: z.boolean() }))
  .max(visitorGarageLimit);

// Half a year from the last change.
const cookie = siteCookie("partlane-garage", { maxAge: 180 * 24 * 3600, signed: true });

/** The visitor's vehicles, the latest added first; none when the cookie was changed by somebody else. */
export async function readVisitorGarage(request: Request): Promise<SavedVehicle[]> {
  const parsed = savedSchema.safeParse(await cookie().parse(request.headers.get("Cookie")));
  return parsed.success ? parsed.data : [];
}

/** The Set-Cookie value that keeps the vehicles, or takes the cookie away when there are none. */
export function visitorGarageCookie(vehicles: SavedVehicle[]): Promise<string> {
  return vehicles.length > 0 ? cookie().serialize(vehicles) : clearCookie(cookie());
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

/** With one more vehicle, active; one that is there already is only made active. Undefined when full. */
export function withVehicle(
  vehicles: SavedVehicle[],
  vehicle: Vehicle,
): SavedVehicle[] | undefined {
  const there = vehicles.find((each) => isSame(each, vehicle));
  if (there) return withActive(vehicles, there.id);
  if (vehicles.length >= visitorGarageLimit) return undefined;
  const others = vehicles.map((each) => ({ ...each, isActive: false }));
  return [{ ...vehicle, id: newId(), isActive: true }, ...others];
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
