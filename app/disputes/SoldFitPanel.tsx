import { Panel, Stack, Text } from "@partlane/ui";
import { type KeptFit, quoted } from "~/orders/order-fit";
import { VerdictBox } from "~/shell/VerdictBox";
import { vehicleName } from "~/vehicles/vehicle-name";

/** What a dispute about a fit is judged by: the car, and what was known when the part was ordered for it. */
export function SoldFitPanel({
  name,
  fit,
  isBuyers,
}: {
  /** The part's, where there are several. */
  name?: string;
  fit: KeptFit;
  /** Whether its buyer reads it. */
  isBuyers: boolean;
}) {
  return (
    <Panel title="Fit when ordered" text={name}>
      <Stack gap={3}>
        <VerdictBox fit={fit.verdict} vehicle={vehicleName(fit.vehicle)} />
        {fit.statement ? (
          <Text size={15} measure>
            {`${isBuyers ? "You confirmed" : "The buyer confirmed"}: ${quoted(fit.statement)}`}
          </Text>
        ) : null}
      </Stack>
    </Panel>
  );
}
