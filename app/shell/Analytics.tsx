import { ConsentBanner } from "@partlane/ui";
import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { paths } from "~/paths";
import type { ConsentChoice } from "~/platform/preferences/options";

/** Asks once, and loads the configured script only after a yes (SPEC E8). */
export function Analytics({
  scriptUrl,
  consent,
}: {
  scriptUrl: string;
  consent: ConsentChoice | null;
}) {
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (consent !== "granted" || document.querySelector("script[data-analytics]")) return;
    // `strict-dynamic` lets a script that has the nonce add this one.
    const script = document.createElement("script");
    script.src = scriptUrl;
    script.async = true;
    script.dataset.analytics = "";
    document.head.append(script);
  }, [consent, scriptUrl]);
  if (consent !== null || fetcher.formData) return null;
  return (
    <fetcher.Form method="post" action={paths.preferences()}>
      <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
      <ConsentBanner
        message="May we record how you use the site to find what gets in the way? It's off until you say yes, and you can change your mind anytime."
        name="consent"
        acceptLabel="Allow"
        declineLabel="No, thanks"
      />
    </fetcher.Form>
  );
}
