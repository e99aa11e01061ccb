import { ThemeSwitch } from "@partlane/ui";
import { useFetcher, useLocation } from "@remix-run/react";
import { paths } from "~/paths";
import type { ThemeChoice } from "~/platform/preferences/options";
import { useThemeChoice } from "./theme";

/** Light, dark or the system's: posted, so that the server knows it before the first paint. */
export function ThemeChooser() {
  const chosen = useThemeChoice();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher();
  const asked = fetcher.formData?.get("theme");
  return (
    <fetcher.Form method="post" action={paths.preferences()}>
      <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
      <ThemeSwitch value={typeof asked === "string" ? (asked as ThemeChoice) : chosen} />
    </fetcher.Form>
  );
}
