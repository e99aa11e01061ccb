import { useCallback, useEffect, useRef, useState } from "react";
import type { Listing } from "~/catalog/listing.schema";
import { paths } from "~/paths";
import type { ListingSearch } from "~/search/search-params";

export type Area = NonNullable<ListingSearch["bounds"]>;

/** How long the map must rest before its new area is asked for, in ms. */
const restMs = 250;

type AreaState = { listings: Listing[]; area: Area | null; status: "idle" | "loading" | "failed" };

/** Asks the JSON endpoint, whose answer is checked: the code for that comes along with the first one. */
async function fetchListings(search: ListingSearch, signal: AbortSignal): Promise<Listing[]> {
  const [answer, { listingsAnswerSchema }] = await Promise.all([
    fetch(paths.apiListings(search), { signal }),
    import("~/search/answers.schema"),
  ]);
  if (!answer.ok) throw new Error(`The listings endpoint answered ${answer.status}.`);
  return listingsAnswerSchema.parse(await answer.json()).listings;
}

/**
 * The listings of the area in view. Starts with what the page came with; every move asks for those
 * of the new area. A stale answer is dropped, and a failure keeps what is there.
 */
export function useAreaListings(search: ListingSearch, initial: Listing[]) {
  const [state, setState] = useState<AreaState>({ listings: initial, area: null, status: "idle" });
  const [from, setFrom] = useState(initial);
  const request = useRef<AbortController>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  /** The area in view, asked for already or not. */
  const inView = useRef<Area | null>(null);

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

  const load = useCallback(async () => {
    stop();
    const area = inView.current;
    if (!area) return;
    const { signal } = (request.current = new AbortController());
    setState((known) => ({ ...known, area, status: "loading" }));
    try {
      const listings = await fetchListings({ ...search, near: undefined, bounds: area }, signal);
      if (!signal.aborted) setState({ listings, area, status: "idle" });
    } catch {
      if (!signal.aborted) setState((known) => ({ ...known, status: "failed" }));
    }
  }, [search, stop]);

  // A new search asks again for the area in view, also where that was about to be asked for.
  const latest = useRef(load);
  useEffect(() => {
    if (latest.current === load) return;
    latest.current = load;
    void load();
  }, [load]);

  const moveTo = useCallback((area: Area) => {
    inView.current = area;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void latest.current(), restMs);
  }, []);

  return { ...state, moveTo, retry: load };
}
