import { ButtonLink, EmptyState, Stack } from "@partlane/ui";
import { paths } from "~/paths";

interface NoSuchVinProps {
  text: string;
  /** The VIN that may be meant. */
  meant: string | null;
  /** Why it is none, where it is no slip of the pen. */
  why?: string;
}

/** Nothing was found for what is almost a VIN. A notice over the map says which character is wrong. */
export function VinWithoutResults({ text, meant, why }: NoSuchVinProps) {
  return (
    <EmptyState
      title={`Nothing found for “${text}”`}
      action={
        <Stack gap={2}>
          {meant ? (
            <ButtonLink href={paths.map({ text: meant })} tone="accent" width="full">
              Search for {meant}
            </ButtonLink>
          ) : null}
          <ButtonLink href={paths.garage()} tone={meant ? "neutral" : "accent"} width="full">
            Choose your vehicle instead
          </ButtonLink>
        </Stack>
      }
    >
      {why ??
        "A VIN has 17 letters and numbers, never I, O, or Q. Check it against the dashboard, the driver's door jamb, or the title."}
    </EmptyState>
  );
}
