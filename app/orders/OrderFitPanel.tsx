import { Panel, Stack, Text } from "@partlane/ui";
import { VerdictBox } from "~/shell/VerdictBox";
import { vehicleName } from "~/vehicles/vehicle-name";
import { type KeptFit, quoted } from "./order-fit";
import type { OrderSide } from "./order-graph";

/** Which car a part was ordered for, and what was known of its fit then. */
export function OrderFitPanel({
  name,
  fit,
  side,
}: {
  /** The part's, where the order has several. */
  name?: string;
  fit: KeptFit;
  side: OrderSide;
}) {
  return (
    <Panel title="Fit when ordered" text={name}>
      <Stack gap={3}>
        <VerdictBox fit={fit.verdict} vehicle={vehicleName(fit.vehicle)} />
        {fit.statement ? (
          <Text size={15} measure>
            {`${side === "buyer" ? "You confirmed" : "The buyer confirmed"}: ${quoted(fit.statement)}`}
          </Text>
        ) : null}
      </Stack>
    </Panel>
  );
}
