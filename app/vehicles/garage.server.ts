import * as z from "zod";
import {
  activateVehicle,
  deleteVehicle,
  insertVehicle,
  reinsertVehicle,
  selectActiveVehicle,
  selectVehicles,
  updateFacts,
} from "./garage.repo.server";
import {
  garageLimit,
  type RemovedVehicle,
  type SavedVehicle,
  type Vehicle,
  visitorGarageLimit,
} from "./vehicle.schema";
import {
  forgetVisitorGarage,
  readVisitorGarage,
  visitorGarageCookie,
  withActive,
  withAnswer,
  withoutVehicle,
  withRemoved,
  withVehicle,
} from "./visitor-garage.server";

/** Whose garage: an account's, or that of the browser which sent the request. */
export interface GarageOf {
  accountId: string | null;
  request: Request;
}

export type GarageChange =
  | { kind: "add"; vehicle: Vehicle }
  | { kind: "activate"; id: string }
  | { kind: "remove"; id: string }
  /** Something known of one, by the key of a fitment's condition; null forgets all. */
  | { kind: "answer"; id: string; answer: { key: string; value: string } | null }
  /** The same of one that is added for it. */
  | { kind: "add"; vehicle: Vehicle; answer: { key: string; value: string } }
  | { kind: "restore"; removed: RemovedVehicle };

export type GarageOutcome =
  /**
   * `cookie`: the Set-Cookie value that keeps a visitor's garage; null for an account's. `removed`: what
   * would be put back.
   */
  | { kind: "changed"; cookie: string | null; removed?: RemovedVehicle }
  | { kind: "refused"; reason: "full"; limit: number }
  | { kind: "refused"; reason: "not-found" };

/** The vehicles, the latest added first. */
export function listVehicles({ accountId, request }: GarageOf): Promise<SavedVehicle[]> {
  return accountId ? selectVehicles({ accountId }, garageLimit) : readVisitorGarage(request);
}

/** The vehicle that parts are looked for; null when none is chosen. */
export async function activeVehicle({
  accountId,
  request,
}: GarageOf): Promise<SavedVehicle | null> {
  const found = accountId
    ? await selectActiveVehicle({ accountId })
    : (await readVisitorGarage(request)).find(({ isActive }) => isActive);
  return found ?? null;
}

const notFound = { kind: "refused", reason: "not-found" } as const;
const changed = { kind: "changed", cookie: null } as const;

async function changeAccountGarage(
  accountId: string,
  change: GarageChange,
): Promise<GarageOutcome> {
  if (change.kind === "add" || change.kind === "restore") {
    const facts = "answer" in change ? { [change.answer.key]: change.answer.value } : undefined;
    const isIn = await (change.kind === "add"
      ? insertVehicle({ ...change.vehicle, facts, accountId }, garageLimit)
      : reinsertVehicle({ ...change.removed, accountId }, garageLimit));
    return isIn ? changed : { kind: "refused", reason: "full", limit: garageLimit };
  }
  const { kind, id } = change;
  // What is no id at all is not asked of the database, which would take it for a mistake of ours.
  if (!z.uuid().safeParse(id).success) return notFound;
  if (kind === "activate") return (await activateVehicle({ accountId, id })) ? changed : notFound;
  if (kind === "answer")
    return (await updateFacts({ accountId, id, answer: change.answer })) ? changed : notFound;
  const removed = await deleteVehicle({ accountId, id });
  return removed ? { ...changed, removed } : notFound;
}

/**
 * Adds a vehicle and makes it the active one (adding it again only activates it), activates or
 * removes one, or puts a removed one back. After the active one is removed none is, until one is chosen.
 */
export async function changeGarage(
  { accountId, request }: GarageOf,
  change: GarageChange,
): Promise<GarageOutcome> {
  if (accountId) return changeAccountGarage(accountId, change);
  const before = await readVisitorGarage(request);
  if (change.kind === "add" || change.kind === "restore") {
    const after =
      change.kind === "add"
        ? withVehicle(before, change.vehicle, "answer" in change ? change.answer : undefined)
        : withRemoved(before, change.removed);
    return after
      ? { kind: "changed", cookie: await visitorGarageCookie(after) }
      : { kind: "refused", reason: "full", limit: visitorGarageLimit };
  }
  if (change.kind === "activate") {
    const after = withActive(before, change.id);
    return after ? { kind: "changed", cookie: await visitorGarageCookie(after) } : notFound;
  }
  if (change.kind === "answer") {
    const after = withAnswer(before, change);
    return after ? { kind: "changed", cookie: await visitorGarageCookie(after) } : notFound;
  }
  const without = withoutVehicle(before, change.id);
  if (!without) return notFound;
  const { left, removed } = without;
  return { kind: "changed", cookie: await visitorGarageCookie(left), removed };
}

/**
 * Puts the vehicles of the browser into the account that has just signed in, as far as there is
 * room, and keeps the browser's active one active. The Set-Cookie value empties the browser's
 * garage; null when it had none.
 */
export async function mergeVisitorGarage(
  request: Request,
  { accountId }: { accountId: string },
): Promise<string | null> {
  const vehicles = await readVisitorGarage(request);
  // Each one added becomes the active one, so the browser's comes last.
  const active = vehicles.filter(({ isActive }) => isActive);
  const before = await selectActiveVehicle({ accountId });
  for (const { id: _id, isActive: _active, ...vehicle } of [...vehicles.toReversed(), ...active])
    await insertVehicle({ ...vehicle, accountId }, garageLimit);
  if (vehicles.length > 0 && active.length === 0 && before)
    await activateVehicle({ accountId, id: before.id });
  return forgetVisitorGarage(request);
}
