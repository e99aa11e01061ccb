import { FitVerdict } from "@partlane/ui";
import type { ReactNode } from "react";
import type { Listing } from "~/catalog/listing.schema";
import { conditionsText } from "~/search/fitment/conditions-text";

/** A verdict with what it rests on, and what would settle it. */
export function VerdictBox({
  fit,
  vehicle,
  hint,
}: {
  fit: NonNullable<Listing["fit"]>;
  vehicle: string;
  hint?: ReactNode;
}) {
  const { row } = fit;
  return (
    <FitVerdict
      {...{ size: "full", fit: fit.fit, row, vehicle, hint }}
      condition={conditionOf(fit)}
    />
  );
}

/** The same as a tag with a few words, for rows, cards and cells of a table; `wrap` as of `FitVerdict`. */
export function CompactVerdict({
  fit,
  vehicle,
  wrap,
}: {
  fit: NonNullable<Listing["fit"]>;
  vehicle: string;
  wrap?: boolean;
}) {
  const { row } = fit;
  return <FitVerdict {...{ fit: fit.fit, row, vehicle, wrap }} condition={conditionOf(fit)} />;
}

const conditionOf = (fit: NonNullable<Listing["fit"]>): string | undefined =>
  "conditions" in fit && fit.conditions.length > 0 ? conditionsText(fit.conditions) : undefined;
