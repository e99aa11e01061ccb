import * as z from "zod";
import { decrypt, encrypt } from "~/platform/auth/encrypt.server";
import { clearCookie, hasCookie, siteCookie } from "~/platform/http/cookies.server";
import {
  boughtForSchema,
  type KeptLine,
  keptCoreSchema,
  keptPriceSchema,
  keptQuantitySchema,
  listingIdSchema,
  visitorCartLimit,
} from "./cart.schema";

/*
 * The cart of somebody who is not signed in: its lines in a sealed cookie, nothing on the server. Written short, for a
 * browser takes 4,096 characters: vehicles once each, and lines that name theirs by its place among them.
 */

const keptSchema = z.object({
  vehicles: z.array(boughtForSchema).max(visitorCartLimit),
  lines: z
    .array(
      z.tuple([
        listingIdSchema,
        keptQuantitySchema,
        keptPriceSchema,
        keptCoreSchema,
        z.number().int().min(-1),
      ]),
    )
    .max(visitorCartLimit)
    .refine((lines) => new Set(lines.map(([id]) => id)).size === lines.length),
});

// Half a year from the last change. Not signed: what is sealed cannot be changed.
const cookie = siteCookie("partlane-cart", { maxAge: 180 * 24 * 3600, signed: false });

/** The lines of the browser's cart as they were added; none when the cookie was changed by somebody else. */
export async function readVisitorCart(request: Request): Promise<KeptLine[]> {
  if (!hasCookie(request, cookie())) return [];
  const sealed: unknown = await cookie().parse(request.headers.get("Cookie"));
  const parsed = keptSchema.safeParse(decrypt(sealed));
  if (!parsed.success) return [];
  const { vehicles, lines } = parsed.data;
  return lines.map(([listingId, quantity, priceCents, coreCents, vehicle], place) => ({
    ...{ listingId, quantity, priceCents, coreCents, place },
    vehicle: vehicles[vehicle] ?? null,
  }));
}

/** Name and value of the cookie, in characters: browsers take 4,096 with the attributes. */
const longestCookie = 3_850;

/**
 * The Set-Cookie value that keeps the lines, or takes the cookie away when there are none. Where it would be too long for
 * a browser, vehicles are left out, the last first.
 */
export async function visitorCartCookie(
  lines: readonly KeptLine[],
  vehicleLimit = visitorCartLimit,
): Promise<string> {
  if (lines.length === 0) return clearCookie(cookie());
  const named = lines.flatMap(({ vehicle }) => (vehicle ? [JSON.stringify(vehicle)] : []));
  const vehicles = [...new Set(named)].slice(0, vehicleLimit);
  const kept = {
    vehicles: vehicles.map((text) => JSON.parse(text)),
    lines: lines.map(({ listingId, quantity, priceCents, coreCents, vehicle }) => [
      ...[listingId, quantity, priceCents, coreCents],
      vehicle ? vehicles.indexOf(JSON.stringify(vehicle)) : -1,
    ]),
  };
  const text = await cookie().serialize(encrypt(kept));
  if (text.indexOf(";") <= longestCookie || vehicles.length === 0) return text;
  return visitorCartCookie(lines, vehicles.length - 1);
}

/** The Set-Cookie value that empties the browser's cart; null when it keeps none. */
export function forgetVisitorCart(request: Request): Promise<string> | null {
  return hasCookie(request, cookie()) ? clearCookie(cookie()) : null;
}
