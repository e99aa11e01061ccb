import { Notice } from "@partlane/ui";
import { checkDigitWarning, isCheckDigitWrong } from "./check-digit";
import type { DecodedVin } from "./vin-decoding.server";
import { vinSummary } from "./vin-words";

/** What is known of a VIN that the catalog has no vehicle for, or several, in a sentence or two. */
export function PartialVinNotice({ decoded }: { decoded: DecodedVin }) {
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
    maker ? `Made by ${maker}` : "We don't know its maker",
    place ? `. The VIN was issued in ${place}.` : ".",
    years.length > 0
      ? ` Its model year is ${years.join(" or ")}.`
      : " It doesn't give the model year.",
  ].join("");
  return (
    <Notice tone="info" title={`${decoded.vin} doesn't identify the model`}>
      {facts}
      {warning}
    </Notice>
  );
}
