import { useEffect, useState } from "react";
import { createTokenSync } from "~/accounts/token-sync";

/** Tells the configured service about the reader's ID token, or that there is none (SPEC C11). */
export function TokenSync({
  url,
  idToken,
  issuedAtMs,
}: {
  url: string;
  idToken: string | null;
  issuedAtMs: number | null;
}) {
  const [sync] = useState(() => createTokenSync({ url }));
  useEffect(() => {
    if (idToken && issuedAtMs !== null) void sync.signedIn({ idToken, issuedAtMs });
    else void sync.signedOut();
  }, [sync, idToken, issuedAtMs]);
  return null;
}
