import { FitVerdict, Link, Text } from "@partlane/ui";
import type { Listing } from "~/catalog/listing.schema";
import { paths } from "~/paths";

/**
 * Whether a part fits the reader's vehicle, with what would settle it; the way to the garage where
 * there is no vehicle.
 */
export function Verdict({
  fit,
  vehicle,
}: {
  fit: Listing["fit"];
  /** As it is shown: `2014 Volkswagen Golf`; null for none. */
  vehicle: string | null;
}) {
  if (!fit || !vehicle)
    return (
      <Text size={15} tone="muted">
        <Link href={paths.garage()}>Choose your vehicle</Link> to see if it fits.
      </Text>
    );
  return <FitVerdict size="full" {...fit} vehicle={vehicle} hint={hintFor(fit, vehicle)} />;
}

function hintFor({ fit, row }: NonNullable<Listing["fit"]>, vehicle: string) {
  if (fit !== "not-confirmed" || !row) return undefined;
  if (!row.engine || !vehicle.endsWith(row.model))
    return "Ask the seller, or compare its number with your old part's.";
  return (
    <>
      It depends on the engine: <Link href={paths.garage()}>tell us which one you have</Link>.
    </>
  );
}
