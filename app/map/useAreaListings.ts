import { useCallback, useEffect, useRef, useState } from "react";
import type { Listing } from "~/catalog/listing.schema";
import type { ListingSearch } from "~/catalog/search";
import { paths } from "~/paths";

export type Area = NonNullable<ListingSearch["bounds"]>;

/** How long the map must rest before its new area is asked for, in ms. */
const restMs = 250;

type AreaState = { listings: Listing[]; area: Area | null; status: "idle" | "loading" | "failed" };

/**
 * The listings of the area in view. Starts with what the page came with; every move asks the JSON
 * endpoint for the new area. A stale answer is dropped, and a failure keeps what is there.
 */
export function useAreaListings(search: ListingSearch, initial: Listing[]) {
  const [state, setState] = useState<AreaState>({ listings: initial, area: null, status: "idle" });
  const [from, setFrom] = useState(initial);
  const request = useRef<AbortController>();
  const timer = useRef<ReturnType<typeof setTimeout>>();

  // A new search came with its own listings: they replace those of the old one.
  if (from !== initial) {
    setFrom(initial);
    setState((known) => ({ ...known, listings: initial, status: "idle" }));
  }

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    request.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);

  const load = useCallback(
    async (area: Area) => {
      request.current?.abort();
      const controller = new AbortController();
      request.current = controller;
      setState((known) => ({ ...known, area, status: "loading" }));
      try {
        const answer = await fetch(
          paths.apiListings({ ...search, near: undefined, bounds: area }),
          {
            signal: controller.signal,
          },
        );
        if (!answer.ok) throw new Error(`The listings endpoint answered ${answer.status}.`);
        const { listings } = (await answer.json()) as { listings: Listing[] };
        if (!Array.isArray(listings)) throw new Error("The listings endpoint answered nonsense.");
        setState({ listings, area, status: "idle" });
      } catch {
        if (controller.signal.aborted) return;
        setState((known) => ({ ...known, status: "failed" }));
      }
    },
    [search],
  );

  // A new search asks again for the area in view.
  const area = useRef<Area | null>(null);
  area.current = state.area;
  const searched = useRef(load);
  useEffect(() => {
    if (searched.current === load) return;
    searched.current = load;
    if (area.current) void load(area.current);
  }, [load]);

  const moveTo = useCallback(
    (area: Area) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void load(area), restMs);
    },
    [load],
  );
  const retry = useCallback(() => {
    if (state.area) void load(state.area);
  }, [load, state.area]);

  return { ...state, moveTo, retry };
}
