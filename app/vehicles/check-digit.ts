import type { DecodedVin } from "./vin-decoding.server";

/** Whether a VIN is to be compared once more: elsewhere than in North America hardly any has a check digit. */
export const isCheckDigitWrong = ({
  checkDigitIsRight,
  region,
}: Pick<DecodedVin, "checkDigitIsRight" | "region">) =>
  !checkDigitIsRight && region === "North America";
