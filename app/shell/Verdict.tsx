import { Link, Stack, Text } from "@partlane/ui";
import type { Listing } from "~/catalog/listing.schema";
import { paths } from "~/paths";
import type { Vehicle } from "~/search/query/search-params";
import { AskCondition } from "./AskCondition";
import { VerdictBox } from "./VerdictBox";

/**
 * Whether a part fits the reader's vehicle, with what would settle it; the way to the garage where
 * there is no vehicle.
 */
export function Verdict({
  fit,
  vehicle,
  asked,
}: {
  fit: Listing["fit"];
  /** As it is shown: `2014 Volkswagen Golf`; null for none. */
  vehicle: string | null;
  /** The address's vehicle; none where the garage's active one is meant. */
  asked?: Vehicle;
}) {
  if (!fit || !vehicle)
    return (
      <Text size={15} tone="muted">
        <Link href={paths.garage()}>Choose your vehicle</Link> to see if it fits.
      </Text>
    );
  return <VerdictBox fit={fit} vehicle={vehicle} hint={hintFor(fit, vehicle, asked)} />;
}

function hintFor(verdict: NonNullable<Listing["fit"]>, vehicle: string, asked?: Vehicle) {
  if (verdict.fit === "fits-if") {
    const { help, question } = verdict;
    if (!question) return help;
    return (
      <Stack gap={2}>
        {help ? <span>{help}</span> : null}
        <AskCondition question={question} vehicle={asked} />
      </Stack>
    );
  }
  if (verdict.fit === "does-not-fit" && verdict.conditions.length > 0)
    return (
      <>
        That is what your garage says of your car. <Link href={paths.garage()}>Change it</Link> if
        it's wrong.
      </>
    );
  const { fit, row } = verdict;
  if (fit !== "not-confirmed" || !row) return undefined;
  if (!row.engine || !vehicle.endsWith(row.model))
    return "Ask the seller, or compare its number with your old part's.";
  return (
    <>
      It depends on the engine: <Link href={paths.garage()}>tell us which one you have</Link>.
    </>
  );
}
