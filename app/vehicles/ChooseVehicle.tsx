import { Button, Inline, Link, Select, Stack } from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { paths } from "~/paths";
import { useGarageAction } from "./useGarageAction";
import type { VehicleChoice } from "./vehicle-choice.server";

const option = (value: string | number) => ({ value: String(value), label: String(value) });

/**
 * Year, make, model and engine, a step at a time: each step is a plain form that asks the page for
 * the next list, so it works without JavaScript, and Back goes a step back.
 */
export function ChooseVehicle({ choice }: { choice: VehicleChoice }) {
  const { years, year, makes, make, models, model } = choice;
  const { location, formMethod } = useNavigation();
  const pending = formMethod === "GET" && location.pathname === paths.garage();
  const next = year === null ? "year" : make === null ? "make" : model === null ? "model" : null;
  // Each step is where one goes on; the first only for who starts over, not for who comes to the page.
  const first = useRef<HTMLSelectElement>(null);
  const before = useRef(year);
  useEffect(() => {
    if (year === null && before.current !== null) first.current?.focus();
    before.current = year;
  }, [year]);
  return (
    <Stack gap={4}>
      <Form method="get" action={paths.garage()} preventScrollReset>
        <Stack gap={4}>
          <Select
            key={`year ${year}`}
            ref={first}
            label="Year"
            name="year"
            defaultValue={year?.toString() ?? ""}
            options={[{ value: "", label: "Choose a year" }, ...years.map(option)]}
          />
          {year === null ? null : (
            <Select
              key={`make ${year} ${make}`}
              label="Make"
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={next === "make"}
              name="make"
              defaultValue={make ?? ""}
              options={[
                { value: "", label: "Choose a make" },
                ...makes.common.map(option),
                ...(makes.others.length > 0
                  ? [{ value: "-", label: "Other makes", disabled: true }]
                  : []),
                ...makes.others.map(option),
              ]}
            />
          )}
          {make === null ? null : (
            <Select
              key={`model ${year} ${make} ${model}`}
              label="Model"
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={next === "model"}
              name="model"
              defaultValue={model ?? ""}
              options={[{ value: "", label: "Choose a model" }, ...models.map(option)]}
            />
          )}
          <Inline>
            <Button type="submit" tone={next ? "accent" : "neutral"} pending={pending}>
              {next === null ? "Change" : next === "model" ? "Show engines" : "Next"}
            </Button>
            {year === null ? null : <Link href={paths.garage()}>Start over</Link>}
          </Inline>
        </Stack>
      </Form>
      {model === null ? null : <AddChosen choice={choice} />}
    </Stack>
  );
}

function AddChosen({ choice: { year, make, model, engines } }: { choice: VehicleChoice }) {
  const pending = useNavigation().formData?.get("intent") === "add";
  return (
    <Form method="post" action={useGarageAction()}>
      <input type="hidden" name="year" value={year ?? ""} />
      <input type="hidden" name="make" value={make ?? ""} />
      <input type="hidden" name="model" value={model ?? ""} />
      <Stack gap={4}>
        {engines.length > 0 ? (
          <Select
            key={`${year} ${make} ${model}`}
            label="Engine"
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            name="engine"
            options={[{ value: "", label: "I don't know" }, ...engines.map(option)]}
          />
        ) : null}
        <Inline>
          <Button type="submit" name="intent" value="add" tone="accent" pending={pending}>
            Add vehicle
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
