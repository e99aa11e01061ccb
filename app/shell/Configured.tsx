import { Analytics } from "./Analytics";
import type { ShellData } from "./shell-data";
import { TokenSync } from "./TokenSync";

/** What only a site has that was configured for it. */
export function Configured({ shell: { analytics, tokenSync, user } }: { shell: ShellData }) {
  return (
    <>
      {analytics ? <Analytics {...analytics} /> : null}
      {tokenSync ? <TokenSync {...tokenSync} signedIn={user !== null} /> : null}
    </>
  );
}
