import { Link, Stack, Text } from "@partlane/ui";
import type { Condition, Listing } from "~/catalog/listing.schema";
import { paths } from "~/paths";
import { questionFor } from "~/search/fitment/questions";
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

/** Where what a condition asks for can be read. */
const whereToLook: Partial<Record<Condition["kind"], string>> = {
  "wheel-size": "The last number on the side of your tire is the wheel size, like R16.",
  "build-date": "The build date is on the label in the driver's door frame.",
  "chassis-number": "The chassis number is the end of your VIN.",
  "number-to-check": "Compare the number with your car's, or ask the seller.",
  comparison: "Compare it with your old part, or ask the seller.",
  note: "Ask the seller if you aren't sure.",
};

function hintFor(verdict: NonNullable<Listing["fit"]>, vehicle: string, asked?: Vehicle) {
  if (verdict.fit === "fits-if") {
    const question = questionFor(verdict.conditions);
    const place = whereToLook[verdict.conditions[0]?.kind ?? "note"];
    if (!question) return place;
    return (
      <Stack gap={2}>
        {place ? <span>{place}</span> : null}
        <AskCondition question={question} vehicle={asked} />
      </Stack>
    );
  }
  if (verdict.fit === "does-not-fit" && questionFor(verdict.conditions))
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
