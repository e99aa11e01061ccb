import { type DistanceUnit, UnitSwitch } from "@partlane/ui";
import { useFetcher, useLocation } from "@remix-run/react";
import { paths } from "~/paths";
import { useDistanceUnit } from "./useShell";

/** Miles or kilometers: posted, so that the server writes the next page in it. */
export function UnitChooser() {
  const chosen = useDistanceUnit();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher();
  const asked = fetcher.formData?.get("distanceUnit");
  return (
    <fetcher.Form method="post" action={paths.preferences()}>
      <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
      <UnitSwitch value={typeof asked === "string" ? (asked as DistanceUnit) : chosen} />
    </fetcher.Form>
  );
}
