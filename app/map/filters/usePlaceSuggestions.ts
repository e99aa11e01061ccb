import { useCallback, useEffect, useRef, useState } from "react";
import { paths } from "~/paths";
import type { Place } from "~/places/place.schema";

/** How long typing must rest before it is asked about, in ms. */
const restMs = 150;

async function fetchPlaces(text: string, signal: AbortSignal): Promise<Place[]> {
  const [answer, { placesAnswerSchema }] = await Promise.all([
    fetch(paths.apiPlaces(text), { signal }),
    import("~/places/place.schema"),
  ]);
  return answer.ok ? placesAnswerSchema.parse(await answer.json()).places : [];
}

/**
 * Places that what is typed may mean. Only help: a stale answer is dropped, and where none comes the
 * form finds the place all the same.
 */
export function usePlaceSuggestions() {
  const [suggestions, setSuggestions] = useState<Place[]>([]);
  const request = useRef<AbortController>();
  const timer = useRef<ReturnType<typeof setTimeout>>();

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    request.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);

  const ask = useCallback(
    (typed: string) => {
      stop();
      const text = typed.trim();
      if (text.length < 2) return;
      const { signal } = (request.current = new AbortController());
      timer.current = setTimeout(async () => {
        try {
          const places = await fetchPlaces(text, signal);
          if (!signal.aborted) setSuggestions(places);
        } catch {
          // What was suggested before still stands.
        }
      }, restMs);
    },
    [stop],
  );

  return { suggestions, ask };
}
