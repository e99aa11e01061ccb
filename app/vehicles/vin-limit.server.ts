import { addressSubject, consumeLimit } from "~/platform/rate-limit.server";

/** Enough for a workshop behind one address, too little to read the makers' patterns out of us. */
export const vinLimit = { name: "vin", points: 120, seconds: 60 };

/** Counts one more VIN that an address asks for; null while that is within the limit. */
export async function vinLimited(
  address: string,
): Promise<{ retryAfterSeconds: number; message: string } | null> {
  const outcome = await consumeLimit(vinLimit, addressSubject(address));
  if (outcome.kind === "allowed") return null;
  const { retryAfterSeconds } = outcome;
  const seconds = retryAfterSeconds === 1 ? "second" : "seconds";
  const message = `You asked for very many VINs at once. Try again in ${retryAfterSeconds} ${seconds}.`;
  return { retryAfterSeconds, message };
}
