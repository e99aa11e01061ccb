import { Panel, Stack, Text } from "@partlane/ui";
import { type KeptFit, quoted } from "~/orders/order-fit";
import type { OrderSide } from "~/orders/order-graph";
import { vehicleName } from "~/vehicles/vehicle-name";
import { VerdictBox } from "./VerdictBox";

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
