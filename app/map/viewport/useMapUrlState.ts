import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { useCallback, useMemo, useRef } from "react";
import { boundsText } from "~/search/query/search-params";
import { type MapUrlState, readMapUrlState } from "./viewport";

/**
 * What the browser itself changes in the URL: area, zoom, what is looked at, whether the map's moves search, how much is
 * listed, and the part whose panel is open. A page token belongs to the area that it was made for, and
 * goes with it.
 */
export function useMapUrlState() {
  const here = useLocation();
  // A filter may be on its way: what is changed meanwhile goes on from there, and drops nothing.
  const ahead = useNavigation().location;
  const navigate = useNavigate();
  const own = useMemo(() => readMapUrlState(new URLSearchParams(here.search)), [here.search]);
  const latest = useRef({ here, ahead });
  latest.current = { here, ahead };
  const change = useCallback(
    (changes: Partial<MapUrlState>, { replace }: { replace: boolean }) => {
      const { here, ahead } = latest.current;
      // The page is being left.
      if (ahead && ahead.pathname !== here.pathname) return;
      const next = new URLSearchParams((ahead ?? here).search);
      const set = (name: string, value: string | undefined) =>
        value === undefined ? next.delete(name) : next.set(name, value);
      if ("bounds" in changes) {
        set("bounds", changes.bounds && boundsText(changes.bounds));
        next.delete("look");
        next.delete("page");
        next.delete("shown");
      }
      if (changes.look) set("look", boundsText(changes.look));
      if ("zoom" in changes) set("zoom", changes.zoom?.toString());
      if ("follows" in changes) set("follow", changes.follows ? undefined : "0");
      if (changes.shown) set("shown", changes.shown > 1 ? String(changes.shown) : undefined);
      if ("part" in changes) set("part", changes.part ?? undefined);
      navigate(
        { search: next.toString() },
        { preventScrollReset: true, replace: replace && !ahead },
      );
    },
    [navigate],
  );
  return { own, change };
}
