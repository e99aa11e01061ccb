import { useCallback, useState } from "react";
import { useRequest } from "~/map/data/useRequest";
import { paths } from "~/paths";
import type { Place } from "~/places/place.schema";

/** Debounce of typing, in ms. */
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
  const { start, cancel } = useRequest();

  const ask = useCallback(
    (typed: string) => {
      const text = typed.trim();
      if (text.length < 2) return cancel();
      const afterRest = async (signal: AbortSignal) => {
        await new Promise((resolve) => setTimeout(resolve, restMs));
        signal.throwIfAborted();
        return fetchPlaces(text, signal);
      };
      void start(afterRest, { done: setSuggestions });
    },
    [start, cancel],
  );

  return { suggestions, ask };
}
