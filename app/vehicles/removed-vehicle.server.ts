import * as z from "zod";
import { decrypt, encrypt } from "~/platform/auth/encrypt.server";
import { clearCookie, hasCookie, siteCookie } from "~/platform/http/cookies.server";
import { type RemovedVehicle, vehicleSchema } from "./vehicle.schema";

/*
 * The vehicle that was removed last, for as long as somebody may want it back: in a sealed cookie of
 * whoever removed it, so that nothing of it stays on the server.
 */

const removedSchema = z.object({
  accountId: z.uuid().nullable(),
  vehicle: vehicleSchema.extend({
    id: z.uuid(),
    isActive: z.boolean(),
    facts: z.record(z.string(), z.string()).default({}),
    place: z.number().int().nonnegative(),
  }),
});

const cookie = siteCookie("partlane-removed-vehicle", { maxAge: 5 * 60, signed: true });

/** Whose garage it was in: an account's, or the browser's (null). */
interface Owned {
  accountId: string | null;
}

/** The Set-Cookie value that remembers it. */
export function rememberRemoved(vehicle: RemovedVehicle, { accountId }: Owned): Promise<string> {
  return cookie().serialize(encrypt({ accountId, vehicle }));
}

/** What can be put back into this garage; null when there is nothing. */
export async function readRemoved(
  request: Request,
  { accountId }: Owned,
): Promise<RemovedVehicle | null> {
  const sealed: unknown = await cookie().parse(request.headers.get("Cookie"));
  const parsed = removedSchema.safeParse(decrypt(sealed));
  return parsed.success && parsed.data.accountId === accountId ? parsed.data.vehicle : null;
}

/** The Set-Cookie value that forgets it; null when there is nothing to forget. */
export function forgetRemoved(request: Request): Promise<string> | null {
  return hasCookie(request, cookie()) ? clearCookie(cookie()) : null;
}
