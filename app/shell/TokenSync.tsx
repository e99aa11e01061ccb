import { useEffect, useState } from "react";
import { createTokenSync, type TokenSyncState } from "~/accounts/token-sync";

/** Tells the configured service about the reader's ID token, or that they are signed out (SPEC C11). */
export function TokenSync({
  url,
  signedIn,
  idToken,
  issuedAtMs,
}: TokenSyncState & {
  url: string;
}) {
  const [sync] = useState(() => createTokenSync({ url }));
  useEffect(
    () => void sync.report({ signedIn, idToken, issuedAtMs }),
    [sync, signedIn, idToken, issuedAtMs],
  );
  return null;
}
