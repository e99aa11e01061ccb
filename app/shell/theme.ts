import { createContext, useContext, useSyncExternalStore } from "react";
import type { ThemeChoice } from "~/platform/preferences/options";

/** The choice as the server read it from the cookie. */
export const ThemeContext = createContext<ThemeChoice>("system");

export function useThemeChoice(): ThemeChoice {
  return useContext(ThemeContext);
}

const darkQuery = "(prefers-color-scheme: dark)";

function subscribe(changed: () => void) {
  const query = matchMedia(darkQuery);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Light or dark as it is seen; while the server renders, a follower of the system counts as light. */
export function useShownTheme(): "light" | "dark" {
  const choice = useThemeChoice();
  const systemIsDark = useSyncExternalStore(
    subscribe,
    () => matchMedia(darkQuery).matches,
    () => false,
  );
  if (choice !== "system") return choice;
  return systemIsDark ? "dark" : "light";
}
