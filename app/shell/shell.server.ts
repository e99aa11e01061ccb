import { currentIdToken } from "~/accounts/id-token.server";
import { countCart } from "~/cart/cart.server";
import { unreadCount } from "~/notifications/notifications.server";
import { readSession } from "~/platform/auth/session.server";
import { env } from "~/platform/config/env.server";
import { newId } from "~/platform/db/id.server";
import { readFlash } from "~/platform/http/flash.server";
import { requestOrigin } from "~/platform/http/request.server";
import { readConsent } from "~/platform/preferences/consent.server";
import { readPreferences } from "~/platform/preferences/preferences.server";
import { activeVehicle } from "~/vehicles/garage.server";
import { vehicleName } from "~/vehicles/vehicle-name";
import type { ShellData } from "./shell-data";

/** What the shell of every page needs, and the cookies that go with it. */
export async function loadShell(request: Request): Promise<{ shell: ShellData; headers: Headers }> {
  const { ANALYTICS_SCRIPT_URL, TOKEN_SYNC_URL } = env();
  // First, because a provider that no longer knows the account ends the session.
  const token = await currentIdToken(request);
  const [session, preferences, consent, { flash, cookie: flashCookie }] = await Promise.all([
    readSession(request),
    readPreferences(request),
    readConsent(request),
    readFlash(request),
  ]);
  const headers = new Headers();
  for (const cookie of [session.cookie, flashCookie])
    if (cookie) headers.append("Set-Cookie", cookie);
  const { account } = session;
  const of = { accountId: account?.id ?? null, request };
  const [vehicle, unread, cart] = await Promise.all([
    activeVehicle(of),
    account ? unreadCount(account.id) : null,
    countCart(of),
  ]);
  return {
    shell: {
      user: account && { displayName: account.displayName, email: account.email },
      vehicle: vehicle && vehicleName(vehicle),
      unread,
      cart,
      ...preferences,
      year: new Date().getUTCFullYear(),
      origin: requestOrigin(request),
      flash: flash && { ...flash, id: newId() },
      analytics: ANALYTICS_SCRIPT_URL ? { scriptUrl: ANALYTICS_SCRIPT_URL, consent } : null,
      tokenSync: TOKEN_SYNC_URL
        ? { url: TOKEN_SYNC_URL, idToken: null, issuedAtMs: null, ...token }
        : null,
    },
    headers,
  };
}
