import { Button } from "@partlane/ui";
import { useLocation } from "@remix-run/react";
import { paths } from "~/paths";
import type { ConsentChoice } from "~/platform/preferences/options";

/**
 * Takes the answer about analytics back, in the footer: the question comes again. A plain form on
 * purpose: the page loads again, and with it goes a script that was running.
 */
export function AnalyticsChoice({ consent }: { consent: ConsentChoice }) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={paths.preferences()}>
      <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
      <Button type="submit" name="consent" value="ask" tone="quiet" size="small">
        {consent === "granted" ? "Analytics is on: change" : "Analytics is off: change"}
      </Button>
    </form>
  );
}
