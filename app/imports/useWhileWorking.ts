import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** How long after an answer a page asks again, in ms. */
const everyMs = 2_000;

/** Loads the page's data again and again while something is under way and somebody looks at it. */
export function useWhileWorking(isWorking: boolean): void {
  const { revalidate, state } = useRevalidator();
  const latest = useRef({ revalidate, state });
  latest.current = { revalidate, state };
  useEffect(() => {
    if (!isWorking) return;
    const look = () => {
      if (document.visibilityState === "visible" && latest.current.state === "idle")
        latest.current.revalidate();
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isWorking]);
}
