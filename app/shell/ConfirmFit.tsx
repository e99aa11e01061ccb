import { Checkbox, Notice, RadioCards, Stack } from "@partlane/ui";
import { useEffect, useRef } from "react";
import { type OrderFit, statementsFor } from "~/orders/order-fit";
import { vehicleName } from "~/vehicles/vehicle-name";
import { VerdictBox } from "./VerdictBox";

/**
 * Whether the part fits the buyer's car, and where that is in doubt what the buyer confirms, in words. Works
 * without JavaScript.
 */
export function ConfirmFit({
  fit,
  name = "fit",
  refusal,
}: {
  fit: OrderFit;
  /** The field's, where several parts are asked about. */
  name?: string;
  /** Why it is asked about again, and what was chosen. */
  refusal?: { message: string; asksFit?: boolean; fitStatement?: string };
}) {
  const group = useRef<HTMLDivElement>(null);
  const isAsked = refusal?.asksFit === true;
  useEffect(() => {
    if (isAsked) group.current?.querySelector("input")?.focus();
    // For each answer again.
  }, [isAsked, refusal]);
  const statements = statementsFor(fit);
  const [first, ...others] = statements;
  const message = isAsked ? refusal.message : undefined;
  const said = statements.find((each) => each === refusal?.fitStatement);
  return (
    <Stack gap={3}>
      <VerdictBox fit={fit.verdict} vehicle={vehicleName(fit.vehicle)} />
      <div ref={group}>
        {first && others.length === 0 ? (
          <Checkbox
            {...{ name, value: first, label: first, error: message }}
            defaultChecked={said !== undefined}
          />
        ) : null}
        {others.length > 0 ? (
          <Stack gap={3}>
            {message ? (
              <Notice tone="critical" role="alert">
                {message}
              </Notice>
            ) : null}
            <RadioCards
              {...{ label: "Before you order", name, columns: 1, defaultValue: said }}
              options={statements.map((each) => ({ value: each, label: each }))}
            />
          </Stack>
        ) : null}
      </div>
    </Stack>
  );
}
