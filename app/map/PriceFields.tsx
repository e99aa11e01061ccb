import { Button, FacetGroup, Inline, TextField } from "@partlane/ui";
import { Form } from "@remix-run/react";
import { maxPriceLimit } from "~/catalog/choices";
import { paths } from "~/paths";
import type { MapSearch } from "./filters";
import { KeptFields } from "./KeptFields";

/** From and to, as a form that works without JavaScript. */
export function PriceFields({ search }: { search: MapSearch }) {
  const { minPriceDollars: min, maxPriceDollars: max } = search;
  const dollars = {
    type: "number",
    inputMode: "numeric",
    min: 1,
    max: maxPriceLimit,
    step: 1,
  } as const;
  return (
    <FacetGroup title="Price, dollars">
      {/* Another search fills the fields anew. */}
      <Form key={`${min}-${max}`} action={paths.map()} preventScrollReset>
        <KeptFields
          search={{ ...search, minPriceDollars: undefined, maxPriceDollars: undefined }}
        />
        <Inline align="end" wrap={false}>
          <TextField {...dollars} label="From" name="min" defaultValue={min ?? ""} />
          <TextField {...dollars} label="To" name="max" defaultValue={max ?? ""} />
          <Button type="submit">Set price</Button>
        </Inline>
      </Form>
    </FacetGroup>
  );
}
