import { limitVinSearch, type VinLimited } from "~/vehicles/vin-limit.server";
import { visibleText } from "./intent.server";
import { vinInText } from "./vin-in-text.server";

/** Counts a VIN in a search's text against the client's address; null when allowed. */
export async function limitVinInText(text: string, address: string): Promise<VinLimited | null> {
  const found = await vinInText(visibleText(text));
  return found?.kind === "vin" ? limitVinSearch(address, found.vin) : null;
}
