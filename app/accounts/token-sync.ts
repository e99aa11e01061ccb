/*
 * Tells a configured service who is signed in (SPEC C11), so that what it serves beside the site
 * knows it too. Browser-safe. The address must be of the page's own origin: a token goes nowhere
 * else.
 */

/** Tokens issued longer ago are not sent, in ms: they were sent when they were new. */
export const maxTokenAgeMs = 300_000;

/** How long the service may take, in ms. */
const timeoutMs = 8_000;

/** Remembers across pages what was sent, so that signing out is told even after a reload. */
const storageKey = "partlane-token-sync";

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export interface TokenSyncOptions {
  /** Absolute, or relative to the page's origin. */
  url: string;
  fetch?: typeof globalThis.fetch;
  /** The time in ms since 1970. */
  now?: () => number;
  isSecureContext?: boolean;
  /** The page's own. */
  origin?: string;
  storage?: Kept;
  /** Receives failures, which go no further. */
  log?: (message: string, reason: unknown) => void;
}

/** Who is here, as the page knows it. */
export interface TokenSyncState {
  signedIn: boolean;
  /** Null for a visitor, and while the identity provider does not answer. */
  idToken: string | null;
  issuedAtMs: number | null;
}

export interface TokenSync {
  /**
   * POSTs the token of the signed-in user, unless it is too old or was sent before. DELETEs for a
   * visitor, if a token was sent before. The signed-in user without a token is left as they were.
   * Never rejects.
   */
  report(state: TokenSyncState): Promise<void>;
}

/** Storage that lasts as long as the page, for where the browser grants none. */
function memory(): Kept {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

function browserStorage(): Kept {
  try {
    return globalThis.localStorage ?? memory();
  } catch {
    // Storage is forbidden here: it lasts as long as the page then.
    return memory();
  }
}

function isSameOrigin(url: string, origin: string): boolean {
  return URL.canParse(url, origin) && new URL(url, origin).origin === origin;
}

export function createTokenSync({
  url,
  fetch = globalThis.fetch.bind(globalThis),
  now = Date.now,
  isSecureContext = globalThis.isSecureContext,
  origin = globalThis.location?.origin ?? "",
  storage = browserStorage(),
  // The browser's console is the only log that a page has.
  // oxlint-disable-next-line no-console
  log = (message, reason) => console.warn(message, reason),
}: TokenSyncOptions): TokenSync {
  const enabled = isSecureContext && isSameOrigin(url, origin);
  let sending: string | undefined;

  async function send(method: "POST" | "DELETE", headers: Record<string, string>) {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const target = new URL(url, origin);
      const response = await fetch(target, { method, headers, signal, redirect: "error" });
      if (response.ok) return true;
      log("The token service refused:", response.status);
    } catch (error) {
      log("The token service could not be reached:", error);
    }
    return false;
  }

  async function post(idToken: string, issuedAtMs: number) {
    // When it was issued names the token well enough, and can be kept without harm.
    const name = String(issuedAtMs);
    if (now() - issuedAtMs > maxTokenAgeMs) return;
    if (sending === idToken || storage.getItem(storageKey) === name) return;
    sending = idToken;
    if (await send("POST", { Authorization: `Bearer ${idToken}` }))
      storage.setItem(storageKey, name);
    else if (sending === idToken) sending = undefined;
  }

  async function remove() {
    sending = undefined;
    if (storage.getItem(storageKey) === null) return;
    if (await send("DELETE", {})) storage.removeItem(storageKey);
  }

  return {
    async report({ signedIn, idToken, issuedAtMs }) {
      if (!enabled) return;
      if (!signedIn) await remove();
      else if (idToken !== null && issuedAtMs !== null) await post(idToken, issuedAtMs);
    },
  };
}
