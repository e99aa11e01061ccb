import type { Cookie } from "@remix-run/node";
import * as z from "zod";
import { decrypt, encrypt } from "~/platform/auth/encrypt.server";
import { clearCookie, hasCookie } from "./cookies.server";

/** Whose it was: an account's, or the browser's (null). */
interface Owned {
  accountId: string | null;
}

/** For as long as somebody may want it back, in seconds. */
export const undoSeconds = 5 * 60;

/**
 * What was removed last, in a sealed cookie of whoever removed it, so that nothing of it stays on the server and nobody
 * else can put it back.
 */
export function undoCookie<Value>(cookie: () => Cookie, schema: z.ZodType<Value>) {
  const sealedSchema = z.object({ accountId: z.uuid().nullable(), removed: schema });
  return {
    /** The Set-Cookie value that remembers it. */
    remember: (removed: Value, { accountId }: Owned): Promise<string> =>
      cookie().serialize(encrypt({ accountId, removed })),
    /** What can be put back; null when there is nothing, or it was somebody else's. */
    async read(request: Request, { accountId }: Owned): Promise<Value | null> {
      const sealed: unknown = await cookie().parse(request.headers.get("Cookie"));
      const parsed = sealedSchema.safeParse(decrypt(sealed));
      return parsed.success && parsed.data.accountId === accountId ? parsed.data.removed : null;
    },
    /** The Set-Cookie value that forgets it; null when there is nothing to forget. */
    forget: (request: Request): Promise<string> | null =>
      hasCookie(request, cookie()) ? clearCookie(cookie()) : null,
  };
}
