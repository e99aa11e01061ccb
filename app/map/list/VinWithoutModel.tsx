import { Button, EmptyState } from "@partlane/ui";
import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import type { QueryInterpretation } from "~/search/text/interpret-query.server";
import { vinSummary } from "~/vehicles/vin-words";

/**
 * A VIN that leaves the model open: which it is is asked, as parts for any car would help nobody. The VIN is
 * posted: it stands in no address.
 */
export function VinWithoutModel({
  reading: { decoded },
}: {
  reading: Extract<QueryInterpretation, { kind: "vin" }>;
}) {
  return (
    <EmptyState
      title="Which model is it?"
      action={
        <Form method="post" action={paths.garage()}>
          <input type="hidden" name="vin" value={decoded.vin} />
          <Button type="submit" name="intent" value="decode" tone="accent" width="full">
            Choose a model
          </Button>
        </Form>
      }
    >
      {`${vinSummary(decoded)}. The VIN doesn't say which model, so we can't tell what fits yet.`}
    </EmptyState>
  );
}
