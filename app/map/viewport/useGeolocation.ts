import { useEffect, useState } from "react";
import type { Coords } from "~/catalog/distance";

/** What is known of where the reader is. `waiting` is also what the server renders. */
export type Position =
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

/**
 * Asks the device once, after the page stands. The answer leaves the browser only rounded, to ask for
 * what is nearest; it never stands in the URL.
 */
export function useGeolocation(): Position {
  const [position, setPosition] = useState<Position>({ kind: "waiting" });
  useEffect(() => {
    if (!("geolocation" in navigator) || !navigator.geolocation) {
      setPosition({ kind: "unsupported" });
      return;
    }
    let gone = false;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (!gone)
          setPosition({ kind: "known", coords: { lat: coords.latitude, lng: coords.longitude } });
      },
      (error) => {
        if (gone) return;
        // SPEC D2 asks for the log. Denying the location is the reader's right, so it is no error.
        // oxlint-disable-next-line no-console
        console.info(`No position (code ${error.code}): ${error.message}`);
        setPosition({ kind: "denied" });
      },
      options,
    );
    return () => {
      gone = true;
    };
  }, []);
  return position;
}
