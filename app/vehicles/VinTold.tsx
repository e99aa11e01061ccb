import { Notice } from "@partlane/ui";
import { checkDigitWarning, isCheckDigitWrong } from "./check-digit";
import type { DecodedVin } from "./vin-decoding.server";
import { vinSummary } from "./vin-words";

/** What a VIN told whose vehicle the catalogue does not have, or has twice, in a sentence or two. */
export function VinTold({ decoded }: { decoded: DecodedVin }) {
  const { makes, models, manufacturer, country, region, years } = decoded;
  const warning = isCheckDigitWrong(decoded) ? ` ${checkDigitWarning}` : null;
  if (models.length > 0)
    return (
      <Notice tone="info" title={`${decoded.vin} fits more than one model`}>
        It is a {vinSummary(decoded)}. Choose which one.
        {warning}
      </Notice>
    );
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
      {warning}
    </Notice>
  );
}
