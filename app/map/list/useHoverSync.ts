import type { PriceMapMarker } from "@partlane/ui/price-map";
import { useMemo, useState } from "react";
import type { Listing } from "~/catalog/listing.schema";
import { markerOfEach } from "~/map/canvas/markers";

const nothing: readonly string[] = [];

/** List and map as one: a row under the pointer or with the focus lights up its pin, and a pin its rows. */
export function useHoverSync(listings: readonly Listing[], markers: readonly PriceMapMarker[]) {
  const [row, setRow] = useState<string | null>(null);
  const [hoveredPins, setPins] = useState(nothing);
  const pins = useMemo(() => markerOfEach(listings, markers), [listings, markers]);
  const hoveredRows = useMemo(
    () => new Set([...pins].flatMap(([id, pin]) => (hoveredPins.includes(pin) ? [id] : []))),
    [pins, hoveredPins],
  );
  return { hoveredPin: row && (pins.get(row) ?? null), hoveredRows, setRow, setPins };
}
