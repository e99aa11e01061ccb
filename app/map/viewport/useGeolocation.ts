import { useCallback, useEffect, useState } from "react";
import type { Coords } from "~/catalog/distance";

/** What is known of where the reader is. `unasked` is also what the server renders. */
export type Position =
  | { kind: "unasked" }
  | { kind: "waiting" }
  | { kind: "known"; coords: Coords }
  | { kind: "denied" }
  | { kind: "unsupported" };

/** SPEC D1. */
const options: PositionOptions = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 60_000,
};

/** What people write who want to be found: the same that the site reads as "near me". */
const nearMe =
  /\b(near|close to|closest to|nearest to|around) (me|here)\b|\bnear ?by\b|\bmy (area|location)\b/i;

/** Whether a text asks for what is near whoever writes it. */
export const wantsPosition = (text: string): boolean => nearMe.test(text);

async function isAllowed(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: "geolocation" });
    return state === "granted";
  } catch {
    // A browser that does not know: the press of a button asks.
    return false;
  }
}

/**
 * Where the device is: asked for when somebody wants it, by `ask` or since `isWanted`, and on load only where
 * that was allowed before. The answer leaves the browser only rounded, to ask for what is nearest; it never
 * stands in the URL.
 */
export function useGeolocation(isWanted: boolean): {
  position: Position;
  /** Gives null where it is not to be had. */
  ask: () => Promise<Coords | null>;
} {
  const [position, setPosition] = useState<Position>({ kind: "unasked" });
  const ask = useCallback(async () => {
    if (!navigator.geolocation) {
      setPosition({ kind: "unsupported" });
      return null;
    }
    setPosition({ kind: "waiting" });
    try {
      const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
        navigator.geolocation.getCurrentPosition(resolve, reject, options),
      );
      const here = { lat: coords.latitude, lng: coords.longitude };
      setPosition({ kind: "known", coords: here });
      return here;
    } catch (error) {
      const { code, message } = error as GeolocationPositionError;
      // SPEC D2 asks for the log. Denying the location is the reader's right, so it is no error.
      // oxlint-disable-next-line no-console
      console.info(`No position (code ${code}): ${message}`);
      setPosition({ kind: "denied" });
      return null;
    }
  }, []);
  useEffect(() => {
    if (!navigator.geolocation) setPosition({ kind: "unsupported" });
    else if (isWanted) void ask();
    else void isAllowed().then((allowed) => (allowed ? ask() : null));
  }, [ask, isWanted]);
  return { position, ask };
}
