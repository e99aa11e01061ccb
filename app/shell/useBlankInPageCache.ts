import { useEffect } from "react";

/**
 * For pages of somebody who is signed in: browsers that keep a page whole when it is left (the
 * back/forward cache) keep it blank, and ask the server again when it comes back, because whoever
 * presses Back may be somebody else by then.
 */
export function useBlankInPageCache(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const leave = ({ persisted }: PageTransitionEvent) => {
      if (persisted) document.documentElement.hidden = true;
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", comeBack);
    return () => {
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", comeBack);
    };
  }, [isSignedIn]);
}
