import type { DecodedVin } from "./vin-decoding.server";

export const checkDigitWarning =
  "The check digit doesn't match for a North American vehicle. Check the VIN again.";

/**
 * Whether a VIN is to be compared once more. What is sold in North America has a check digit wherever it was made
 * (49 CFR 565.13); elsewhere hardly any has. A VIN made elsewhere that the data of North America knows was likely sold
 * there, unless its descriptor is the three Z of Europe's makers.
 */
export const isCheckDigitWrong = ({
  vin,
  checkDigitIsRight,
  region,
  vehicle,
}: Pick<DecodedVin, "vin" | "checkDigitIsRight" | "region" | "vehicle">) =>
  !checkDigitIsRight &&
  (region === "North America" || (vehicle !== null && vin.slice(3, 6) !== "ZZZ"));
