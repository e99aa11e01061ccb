import { Notice } from "@partlane/ui";
import { checkDigitWarning, isCheckDigitWrong } from "./check-digit";
import type { DecodedVin } from "./vin-decoding.server";

/** What a VIN told whose vehicle the catalogue does not have, in a sentence or two. */
export function VinTold({ decoded }: { decoded: DecodedVin }) {
  const { makes, manufacturer, country, region, years } = decoded;
  const maker = makes.length > 0 ? makes.join(" or ") : manufacturer;
  const place = country ?? region;
  const facts = [
    maker ? `It was made by ${maker}` : "Its maker is not in the catalogue",
    place ? `, and the VIN was given out in ${place}.` : ".",
    years.length > 0
      ? ` Its model year is ${years.join(" or ")}.`
      : " It does not tell the model year.",
  ].join("");
  return (
    <Notice tone="info" title={`${decoded.vin} does not tell the model`}>
      {facts}
      {isCheckDigitWrong(decoded) ? ` ${checkDigitWarning}` : null}
    </Notice>
  );
}
