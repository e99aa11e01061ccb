import { keyOf } from "~/search/query/search-key";
import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { FacetsAnswer, ListingsAnswer } from "~/search/results/answers.schema";
import { type ListingSearch, mostShown, searchParams } from "~/search/query/search-params";
import { fetchFacets, fetchListings } from "./search-api";
import type { Loaded } from "./page-data";
import { useRequest } from "./useRequest";
import type { useMapUrlState } from "~/map/viewport/useMapUrlState";

export interface Results {
  found: ListingsAnswer;
  facets: FacetsAnswer;
  status: "idle" | "loading" | "failed";
  /** Of the page after what is listed. */
  more: "idle" | "loading" | "failed";
  /** How many pages are listed, one below the other. */
  shown: number;
  /** What is listed begins with a later page. */
  isLaterPage: boolean;
}

interface State extends Results {
  /** The search that this answers. */
  key: string;
  loaded: Loaded;
}

/** The search as sent to the endpoints, with the vehicle and place in it: they read no garage and no cookie. */
export const apiSearchOf = ({ search, vehicle, place }: Loaded): ListingSearch => ({
  ...search,
  vehicle: vehicle ?? undefined,
  near: search.near ?? (place ? { lat: place.lat, lng: place.lng } : undefined),
});

const anywhere = (search: ListingSearch) => keyOf({ ...search, near: undefined });

const answered = (loaded: Loaded, isLaterPage: boolean): State => ({
  found: loaded.found,
  facets: loaded.facets,
  status: "idle",
  more: "idle",
  shown: loaded.shown,
  isLaterPage,
  key: keyOf(apiSearchOf(loaded)),
  loaded,
});

interface ResultsOptions extends ReturnType<typeof useMapUrlState> {
  loaded: Loaded;
}

/**
 * The listings and counts of a search: those that the page came with when they are of this search,
 * else asked for. A stale answer is dropped, and a failure keeps what is there. How many pages are
 * listed stands in the URL.
 */
export function useResults(search: ListingSearch, { loaded, own, change }: ResultsOptions) {
  const startsPastFirstPage = own.page !== null;
  const key = keyOf(search);
  const [state, setState] = useState(() => answered(loaded, startsPastFirstPage));
  if (state.loaded !== loaded) {
    const fresh = answered(loaded, startsPastFirstPage);
    setState(fresh.key === key ? fresh : { ...state, loaded });
  }
  const wanted = useRef({ search, shown: own.shown });
  wanted.current = { search, shown: own.shown };
  const { start, cancel } = useRequest();

  const load = useCallback(() => {
    const { search: asked, shown } = wanted.current;
    setState((known) => ({ ...known, status: "loading", more: "idle" }));
    return start(
      (signal) =>
        Promise.all([fetchListings({ ...asked, shown }, signal), fetchFacets(asked, signal)]),
      {
        done([found, facets]) {
          const key = keyOf(asked);
          // A list is much to draw: it is done between the frames of a map that is being moved again.
          startTransition(() =>
            setState(({ loaded }) => ({
              ...{ found, facets, key, loaded, shown },
              ...{ status: "idle", more: "idle", isLaterPage: false },
            })),
          );
        },
        failed: () => setState((known) => ({ ...known, status: "failed" })),
      },
    );
  }, [start]);

  const isAnswered = state.key === key;
  // Another search is another question, also while one is under way.
  useEffect(() => {
    if (isAnswered) {
      cancel();
      setState((known) => (known.status === "idle" ? known : { ...known, status: "idle" }));
    } else void load();
    return cancel;
  }, [key, isAnswered, load, cancel]);

  const showMore = useCallback(async () => {
    const { found, more, shown } = state;
    const { next } = found;
    if (!next || more === "loading") return;
    setState((known) => ({ ...known, more: "loading" }));
    await start((signal) => fetchListings({ ...wanted.current.search, page: next }, signal), {
      done(page) {
        setState((known) => ({
          ...known,
          ...{ found: joined(known.found, page), more: "idle", shown: shown + 1 },
        }));
        change({ shown: shown + 1 }, { replace: true });
      },
      failed: () => setState((known) => ({ ...known, more: "failed" })),
    });
  }, [state, change, start]);

  /** The loader's own search, or the same from another place. */
  const isAsLoaded =
    state.found === state.loaded.found ||
    (!search.withinMiles && anywhere(search) === anywhere(apiSearchOf(state.loaded)));
  /** There is room for another page below. */
  const canGrow = state.shown < mostShown;
  return { ...state, isAnswered, isAsLoaded, canGrow, retry: load, showMore };
}

/** A page behind those before it; what was sold or listed meanwhile is not shown twice. */
function joined(before: ListingsAnswer, page: ListingsAnswer): ListingsAnswer {
  const known = new Set(before.listings.map(({ id }) => id));
  return {
    ...before,
    listings: [...before.listings, ...page.listings.filter(({ id }) => !known.has(id))],
    next: page.next,
  };
}
