import { everyModel } from "~/vehicles/catalogue.server";
import type { Makes } from "./fitment-text";

let made: Promise<Makes> | undefined;

/** How makes are written, by their names in small letters. */
export function knownMakes(): Promise<Makes> {
  made ??= everyModel().then(
    (models) => new Map(models.map(({ make }) => [make.toLowerCase(), make])),
  );
  return made;
}
