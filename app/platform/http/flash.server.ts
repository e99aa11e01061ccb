import { redirect } from "@remix-run/node";
import * as z from "zod";
import { clearCookie, hasCookie, siteCookie } from "./cookies.server";

const flashSchema = z.object({
  tone: z.enum(["success", "critical", "info"]),
  message: z.string().max(500),
});

/** A message for the next page, whichever that is: how a redirect speaks without JavaScript. */
export type Flash = z.output<typeof flashSchema>;

// A minute: long enough for a slow redirect, too short to show up in a later visit.
const cookie = siteCookie("partlane-flash", { maxAge: 60, signed: true });

/** The Set-Cookie value that hands a message to the next page. */
export function flashCookie(flash: Flash): Promise<string> {
  return cookie().serialize(flash);
}

/** Leads to a path, whose page then shows the message. */
export async function redirectWithFlash(path: string, flash: Flash): Promise<Response> {
  return redirect(path, { headers: { "Set-Cookie": await flashCookie(flash) } });
}

/**
 * The message left for this page, and the Set-Cookie value that takes it away so that it shows
 * once; `cookie` is null when there is nothing to take away.
 */
export async function readFlash(
  request: Request,
): Promise<{ flash: Flash | null; cookie: string | null }> {
  if (!hasCookie(request, cookie())) return { flash: null, cookie: null };
  const parsed = flashSchema.safeParse(await cookie().parse(request.headers.get("Cookie")));
  return { flash: parsed.success ? parsed.data : null, cookie: await clearCookie(cookie()) };
}
