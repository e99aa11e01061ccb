import { Notice } from "@partlane/ui";

/** In place of a form that only an outside identity provider has. */
export function KeptByProvider({ what }: { what: string }) {
  return (
    <Notice tone="neutral">
      {`Your sign-in provider keeps ${what}: change it there, then sign in again.`}
    </Notice>
  );
}
