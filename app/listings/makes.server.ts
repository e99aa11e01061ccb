import { everyMake } from "~/vehicles/catalogue.server";
import { type Makes, makesByName } from "./fitment-text";

let made: Promise<Makes> | undefined;

/** How makes are written, by their names in small letters. */
export function knownMakes(): Promise<Makes> {
  made ??= everyMake().then(makesByName);
  return made;
}
