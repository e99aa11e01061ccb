import { Button, FacetGroup, Inline, TextField } from "@partlane/ui";
import { Form, useSearchParams } from "@remix-run/react";
import { maxPriceLimit } from "~/catalog/choices";
import { paths } from "~/paths";
import type { MapSearch } from "./filters";
import { KeptFields } from "./KeptFields";

/** From and to, as a form that works without JavaScript. */
export function PriceFields({ search }: { search: MapSearch }) {
  const [params] = useSearchParams();
  // What made no sense is no part of the search, but stays to be mended.
  const min = search.minPriceDollars ?? params.get("min") ?? "";
  const max = search.maxPriceDollars ?? params.get("max") ?? "";
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
          <TextField {...dollars} label="From" name="min" defaultValue={min} />
          <TextField {...dollars} label="To" name="max" defaultValue={max} />
          <Button type="submit">Set price</Button>
        </Inline>
      </Form>
    </FacetGroup>
  );
}
