import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { paths } from "~/paths";

/** How long after an answer a page asks again, in ms. */
const everyMs = 2_000;

/** Whether the site can be reached: what the page shows must not give way to an error because it once could not. */
async function isReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch(paths.health(), {
      cache: "no-store",
      signal: AbortSignal.timeout(everyMs),
    });
    return ok;
  } catch {
    return false;
  }
}

/** Loads the page's data again and again while something is under way and somebody looks at it. */
export function useWhileWorking(isWorking: boolean): void {
  const { revalidate, state } = useRevalidator();
  const latest = useRef({ revalidate, state });
  latest.current = { revalidate, state };
  useEffect(() => {
    if (!isWorking) return;
    let isOver = false;
    let isLooking = false;
    const look = async () => {
      if (isLooking || document.visibilityState !== "visible") return;
      isLooking = true;
      if ((await isReachable()) && !isOver && latest.current.state === "idle")
        latest.current.revalidate();
      isLooking = false;
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isWorking]);
}
