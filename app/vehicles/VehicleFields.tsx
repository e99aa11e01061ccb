import { Button, Inline, Select, Stack, TextField } from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { useGarageAction } from "./useGarageAction";
import type { VehicleErrors } from "./vehicle.schema";

export interface VehicleFieldsProps {
  values: Record<"year" | "make" | "model" | "engine" | "vin", string>;
  errors: VehicleErrors;
  /** What the model can only be; any text when empty. */
  models?: readonly string[];
  /** Start in the first field that is wrong or blank. */
  focus?: boolean;
}

const fields = [
  { name: "year", label: "Model year", inputMode: "numeric" },
  { name: "make", label: "Make" },
  { name: "model", label: "Model" },
  { name: "engine", label: "Engine", help: "If you know it, like 2.0 L diesel." },
] as const;

/** A vehicle in one's own words, for what the catalog does not have. A VIN goes along unseen. */
export function VehicleFields({ values, errors, models = [], focus = false }: VehicleFieldsProps) {
  const sent = useNavigation().formData;
  const pending = sent?.get("intent") === "add";
  const first = focus
    ? (fields.find(({ name }) => errors[name]) ?? fields.find(({ name }) => !values[name]))
    : undefined;
  return (
    <Form method="post" action={useGarageAction()} noValidate>
      <Stack gap={4}>
        {fields.map((field) => {
          const common = {
            // It appears after a question that was asked of the form: where one goes on.
            autoFocus: first === field,
            defaultValue: values[field.name],
            error: errors[field.name],
          };
          return field.name === "model" && models.length > 0 ? (
            <Select
              key={field.name}
              name={field.name}
              label={field.label}
              {...common}
              options={[
                { value: "", label: "Choose a model" },
                ...models.map((model) => ({ value: model, label: model })),
              ]}
            />
          ) : (
            <TextField key={field.name} {...field} {...common} autoComplete="off" maxLength={200} />
          );
        })}
        {values.vin ? <input type="hidden" name="vin" value={values.vin} /> : null}
        <Inline>
          <Button type="submit" name="intent" value="add" pending={pending}>
            Add this vehicle
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
