import { Button, Disclosure, Inline, Notice, Select } from "@partlane/ui";
import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import type { QueryInterpretation } from "~/search/text/interpret-query.server";

type Unfinished = Extract<QueryInterpretation, { kind: "unfinished" }>;

/** Asks for the year or the model that a text left out, so that only what fits can be shown. */
export function VehicleChoices({ reading }: { reading: Unfinished }) {
  const { make, known, choices, words, said } = reading;
  const [title, name, label] =
    "model" in known
      ? [`Which year is your ${make} ${known.model}?`, "year", "Model year"]
      : [`Which ${known.year} ${make} is it?`, "model", "Model"];
  const fields = { q: words, make, ...known, said };
  return (
    <Notice tone="info">
      <Disclosure title={title}>
        <Form method="get" action={paths.map()}>
          {Object.entries(fields).map(([field, value]) =>
            value ? <input key={field} type="hidden" name={field} value={value} /> : null,
          )}
          <Inline gap={2} align="end">
            <Select
              name={name}
              label={label}
              labelHidden
              options={choices.map((value) => ({ value, label: value }))}
            />
            <Button type="submit">Show what fits</Button>
          </Inline>
        </Form>
      </Disclosure>
    </Notice>
  );
}
