import * as z from "zod";
import { clearCookie, siteCookie } from "~/platform/http/cookies.server";

/** A place that the reader typed, never the device's location. */
export interface SavedPlace {
  label: string;
  /** The town whose middle it is, where nothing nearer is known. */
  about?: string;
  lat: number;
  lng: number;
}

const keptSchema = z.object({
  label: z.string().min(1).max(200),
  about: z.string().min(1).max(200).optional(),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});

// Half a year from the last choice.
const cookie = siteCookie("partlane-place", { maxAge: 180 * 24 * 3600, signed: true });

/** The place that the reader typed last; null when none, or when the cookie's signature is invalid. */
export async function readPlaceCookie(request: Request): Promise<SavedPlace | null> {
  const parsed = keptSchema.safeParse(await cookie().parse(request.headers.get("Cookie")));
  return parsed.success ? parsed.data : null;
}

/** The Set-Cookie value that keeps a place for 180 days. */
export function placeCookie({ label, about, lat, lng }: SavedPlace): Promise<string> {
  return cookie().serialize({ label, about, lat, lng });
}

/** The Set-Cookie value that has it forgotten. */
export function forgetPlaceCookie(): Promise<string> {
  return clearCookie(cookie());
}
