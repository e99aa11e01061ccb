import { LRUCache } from "lru-cache";
import { addressSubject, consumeLimit } from "~/platform/limits/rate-limit.server";
import { decodeVin, type VinOutcome } from "./vin-decoding.server";

/**
 * How many VINs an address may have decoded, on pages and by the API together: enough for a workshop behind
 * one address, too little to read the makers' patterns out of us.
 */
export const vinLimit = { name: "vin", points: 120, seconds: 60 };

export interface VinLimited {
  kind: "limited";
  retryAfterSeconds: number;
  message: string;
}

/** Counts one more VIN that an address asks for; null while that is within the limit. */
async function countVin(address: string): Promise<VinLimited | null> {
  const outcome = await consumeLimit(vinLimit, addressSubject(address));
  if (outcome.kind === "allowed") return null;
  const { retryAfterSeconds } = outcome;
  const seconds = retryAfterSeconds === 1 ? "second" : "seconds";
  const message = `You've looked up a lot of VINs. Try again in ${retryAfterSeconds} ${seconds}.`;
  return { kind: "limited", retryAfterSeconds, message };
}

/** Decodes a VIN, counted against the client's address. */
export async function decodeVinFor(
  address: string,
  text: string,
): Promise<VinOutcome | VinLimited> {
  return (await countVin(address)) ?? (await decodeVin(text));
}

/** Which VINs were searched for from which addresses just now: a page of results asks more than once. */
const searched = new LRUCache<string, true>({ max: 5_000, ttl: vinLimit.seconds * 1_000 });

/** Counts a VIN that is searched for, once for all that a search asks; null within the limit. */
export async function limitVinSearch(address: string, vin: string): Promise<VinLimited | null> {
  const search = `${addressSubject(address)} ${vin}`;
  if (searched.has(search)) return null;
  const limited = await countVin(address);
  if (!limited) searched.set(search, true);
  return limited;
}
