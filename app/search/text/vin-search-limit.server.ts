import { limitVinSearch, type VinLimited } from "~/vehicles/vin-limit.server";
import { visibleText } from "./intent.server";
import { vinInText } from "./vin-in-text.server";

/** Whether an address may have a search's text read, as far as a VIN is in it; null when it may. */
export async function limitVinInText(text: string, address: string): Promise<VinLimited | null> {
  const found = await vinInText(visibleText(text));
  return found?.kind === "vin" ? limitVinSearch(address, found.vin) : null;
}
