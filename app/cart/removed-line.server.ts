import * as z from "zod";
import { decrypt, encrypt } from "~/platform/auth/encrypt.server";
import { clearCookie, hasCookie, siteCookie } from "~/platform/http/cookies.server";
import { type KeptLine, removedLineSchema } from "./cart.schema";

/*
 * The line that was removed last, for as long as somebody may want it back: in a sealed cookie of whoever removed it,
 * so that nothing of it stays on the server.
 */

const removedSchema = z.object({ accountId: z.uuid().nullable(), line: removedLineSchema });

const cookie = siteCookie("partlane-removed-line", { maxAge: 5 * 60, signed: false });

/** Whose cart it was in: an account's, or the browser's (null). */
interface Owned {
  accountId: string | null;
}

/** The Set-Cookie value that remembers it. */
export function rememberRemovedLine(line: KeptLine, { accountId }: Owned): Promise<string> {
  return cookie().serialize(encrypt({ accountId, line }));
}

/** What can be put back into this cart; null when there is nothing. */
export async function readRemovedLine(
  request: Request,
  { accountId }: Owned,
): Promise<KeptLine | null> {
  const sealed: unknown = await cookie().parse(request.headers.get("Cookie"));
  const parsed = removedSchema.safeParse(decrypt(sealed));
  return parsed.success && parsed.data.accountId === accountId ? parsed.data.line : null;
}

/** The Set-Cookie value that forgets it; null when there is nothing to forget. */
export function forgetRemovedLine(request: Request): Promise<string> | null {
  return hasCookie(request, cookie()) ? clearCookie(cookie()) : null;
}
