import { useNavigate, useSearchParams } from "@remix-run/react";
import { useCallback, useRef, useState } from "react";
import type { Listing } from "~/catalog/listing.schema";

/** The selected listing's id is in the URL: a shared link opens the panel, and Back closes it. */
export function useSelection() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const selectedId = params.get("part");
  const current = useRef(params);
  current.current = params;
  const go = useCallback(
    (id: string | null, replace: boolean) => {
      const next = new URLSearchParams(current.current);
      if (id === null) next.delete("part");
      else next.set("part", id);
      navigate({ search: next.toString() }, { preventScrollReset: true, replace });
    },
    [navigate],
  );
  const select = useCallback(
    // From one part to the next replaces: Back leaves the panel, not a trail of parts.
    (id: string) => go(id, current.current.has("part")),
    [go],
  );
  const close = useCallback(() => go(null, true), [go]);
  return { selectedId, select, close };
}

/**
 * The listing with an id, as it was last seen: it stays when the map is moved away from it. `named`
 * is the one that the URL came with, which may be beyond the area and the filters.
 */
export function useLastSeen(id: string | null, listings: Listing[], named: Listing | null) {
  const seen = [...listings, named].find((listing) => listing?.id === id) ?? null;
  const [last, setLast] = useState(seen);
  if (seen && seen !== last) setLast(seen);
  return seen ?? (last?.id === id ? last : null);
}
