import { readerCountry } from "~/platform/http/locale.server";
import { resolvePlace, reverseGeocode } from "./find-places.server";
import type { Place } from "./place.schema";
import { placeCookie, readPlaceCookie, type SavedPlace } from "./place-cookie.server";
import { placeTextLimit } from "./place-text";

/** Where a search is, and what the page says about it. */
export interface PlaceView {
  /** What distances are from: the point in the address, else the place named last; null for neither. */
  place: SavedPlace | null;
  /** The place is in the URL, so it overrides the device's location. */
  isInAddress: boolean;
  /** A typed place that is ambiguous, with its candidates; no candidates: it was not found. */
  unclear: { text: string; places: Place[] } | null;
}

export type RequestedPlace =
  /** The text named one place: its point takes the text's place in the address. */
  { kind: "found"; location: string; cookie: string } | { kind: "view"; view: PlaceView };

/** As many digits as the gazetteer has: within some 50 m. */
const written = (degrees: number) => String(Math.round(degrees * 1_000) / 1_000);

/** What belongs to the view that is left for another place. */
const leftBehind = ["place", "near", "bounds", "page", "part"];

/**
 * What a page's address says of a place. `?place=` is what somebody typed: it leads to `?near=` with
 * the rest of the address, and is remembered. `near` is the address' own point, already checked.
 */
export async function requestedPlace(
  request: Request,
  near: { lat: number; lng: number } | undefined,
): Promise<RequestedPlace> {
  const url = new URL(request.url);
  const text = (url.searchParams.get("place") ?? "").trim();
  let unclear: PlaceView["unclear"] = null;
  if (text) {
    const meant =
      text.length > placeTextLimit
        ? ({ kind: "none" } as const)
        : await resolvePlace(text, readerCountry(request));
    if (meant.kind === "found") return found(url, meant.place);
    const places = meant.kind === "several" ? meant.places : [];
    unclear = { text: text.slice(0, placeTextLimit), places };
  }
  const remembered = await readPlaceCookie(request);
  if (!near) return { kind: "view", view: { place: remembered, isInAddress: false, unclear } };
  const isRemembered = remembered?.lat === near.lat && remembered.lng === near.lng;
  const around = isRemembered ? remembered : await reverseGeocode(near);
  const label = around?.label ?? `${near.lat.toFixed(2)}, ${near.lng.toFixed(2)}`;
  const { about } = around ?? {};
  return { kind: "view", view: { place: { ...near, label, about }, isInAddress: true, unclear } };
}

async function found({ pathname, searchParams }: URL, place: Place): Promise<RequestedPlace> {
  const params = new URLSearchParams(searchParams);
  for (const name of leftBehind) params.delete(name);
  const [lat, lng] = [written(place.lat), written(place.lng)];
  params.set("near", `${lat},${lng}`);
  const { label, about } = place;
  const cookie = await placeCookie({ label, about, lat: Number(lat), lng: Number(lng) });
  return { kind: "found", location: `${pathname}?${params}`, cookie };
}
