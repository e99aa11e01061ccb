import { and, desc, eq, sql } from "drizzle-orm";
import { database, type Queryable, withTransaction } from "~/platform/db/database.server";
import { account, vehicle } from "~/platform/db/schema.server";
import { type CarFacts, mostFacts, withFact } from "./car-facts";
import type { RemovedVehicle, SavedVehicle, Vehicle } from "./vehicle.schema";

const columns = {
  id: vehicle.id,
  year: vehicle.year,
  make: vehicle.make,
  model: vehicle.model,
  engine: vehicle.engine,
  vin: vehicle.vin,
  isActive: vehicle.isActive,
  facts: vehicle.facts,
};

/** An account's vehicles, the latest added first. */
export function selectVehicles(
  { accountId }: { accountId: string },
  limit: number,
): Promise<SavedVehicle[]> {
  return database()
    .select(columns)
    .from(vehicle)
    .where(eq(vehicle.accountId, accountId))
    .orderBy(desc(vehicle.createdAt), desc(vehicle.id))
    .limit(limit);
}

/** The account's active vehicle; undefined when none is. */
export async function selectActiveVehicle({
  accountId,
}: {
  accountId: string;
}): Promise<SavedVehicle | undefined> {
  const [row] = await database()
    .select(columns)
    .from(vehicle)
    .where(and(eq(vehicle.accountId, accountId), vehicle.isActive));
  return row;
}

/** Makes changes to one garage wait for each other, so that it has one active vehicle and no more than it may. */
async function lockGarage(db: Queryable, accountId: string): Promise<void> {
  await db
    .select({ id: account.id })
    .from(account)
    .where(eq(account.id, accountId))
    .for("no key update");
}

async function deactivate(db: Queryable, accountId: string): Promise<void> {
  await db
    .update(vehicle)
    .set({ isActive: false })
    .where(and(eq(vehicle.accountId, accountId), vehicle.isActive));
}

/**
 * Adds a vehicle and makes it the active one; one that is there already is only made active.
 * Undefined when the garage has `limit` others.
 */
export function insertVehicle(
  { accountId, ...added }: Vehicle & { accountId: string; facts?: CarFacts },
  limit: number,
): Promise<SavedVehicle | undefined> {
  return withTransaction(async (tx) => {
    await lockGarage(tx, accountId);
    const { year, make, model, engine, vin, facts = {} } = added;
    const [there] = await tx
      .select({ id: vehicle.id })
      .from(vehicle)
      .where(
        and(
          eq(vehicle.accountId, accountId),
          eq(vehicle.year, year),
          eq(vehicle.make, make),
          eq(vehicle.model, model),
          sql`${vehicle.engine} is not distinct from ${engine}`,
          sql`${vehicle.vin} is not distinct from ${vin}`,
        ),
      );
    if (!there && (await tx.$count(vehicle, eq(vehicle.accountId, accountId))) >= limit)
      return undefined;
    await deactivate(tx, accountId);
    const [row] = there
      ? await tx
          .update(vehicle)
          .set({
            isActive: true,
            // What a browser knew of it before its owner signed in.
            facts: sql`${vehicle.facts} || ${JSON.stringify(facts)}::jsonb`,
          })
          .where(and(eq(vehicle.id, there.id), eq(vehicle.accountId, accountId)))
          .returning(columns)
      : await tx
          .insert(vehicle)
          .values({ accountId, year, make, model, engine, vin, facts, isActive: true })
          .returning(columns);
    return row;
  });
}

/** Makes one of an account's own vehicles the active one; false when it has none by that id. */
export function activateVehicle({
  accountId,
  id,
}: {
  accountId: string;
  id: string;
}): Promise<boolean> {
  return withTransaction(async (tx) => {
    await lockGarage(tx, accountId);
    const own = and(eq(vehicle.id, id), eq(vehicle.accountId, accountId));
    const [found] = await tx.select({ id: vehicle.id }).from(vehicle).where(own);
    if (!found) return false;
    await deactivate(tx, accountId);
    await tx.update(vehicle).set({ isActive: true }).where(own);
    return true;
  });
}

/** Keeps one more thing known of one of an account's own vehicles, or forgets all; false when it has none by that id. */
export function updateFacts({
  accountId,
  id,
  answer,
}: {
  accountId: string;
  id: string;
  answer: { key: string; value: string } | null;
}): Promise<boolean> {
  return withTransaction(async (tx) => {
    const own = and(eq(vehicle.id, id), eq(vehicle.accountId, accountId));
    const [found] = await tx
      .select({ facts: vehicle.facts })
      .from(vehicle)
      .where(own)
      .for("no key update");
    if (!found) return false;
    const facts = answer ? { ...withFact(found.facts, answer, mostFacts.account) } : {};
    await tx.update(vehicle).set({ facts }).where(own);
    return true;
  });
}

/** Removes one of an account's own vehicles; undefined when it has none by that id. */
export async function deleteVehicle({
  accountId,
  id,
}: {
  accountId: string;
  id: string;
}): Promise<RemovedVehicle | undefined> {
  const [gone] = await database()
    .delete(vehicle)
    .where(and(eq(vehicle.id, id), eq(vehicle.accountId, accountId)))
    .returning({ ...columns, createdAt: vehicle.createdAt });
  if (!gone) return undefined;
  const { createdAt, ...removed } = gone;
  return { ...removed, place: createdAt.getTime() };
}

/**
 * Puts a removed vehicle back where it stood, active only if none is now; one that is there again
 * stays as it is. False when the garage has `limit` others.
 */
export function reinsertVehicle(
  { accountId, place, ...removed }: RemovedVehicle & { accountId: string },
  limit: number,
): Promise<boolean> {
  return withTransaction(async (tx) => {
    await lockGarage(tx, accountId);
    const known = await tx
      .select({ isActive: vehicle.isActive })
      .from(vehicle)
      .where(eq(vehicle.accountId, accountId));
    if (known.length >= limit) return false;
    const isActive = removed.isActive && !known.some((each) => each.isActive);
    await tx
      .insert(vehicle)
      .values({ ...removed, accountId, isActive, createdAt: new Date(place) })
      .onConflictDoNothing();
    return true;
  });
}
