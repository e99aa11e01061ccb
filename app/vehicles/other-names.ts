import { nameKey } from "~/text/fold";
import { modelLines } from "./generations";

interface Named {
  make: string;
  model: string;
}

/** The same car by the names of two makes, or by two names of its own. */
const renamed: readonly (readonly [Named, Named])[] = [
  ...["1500", "2500", "3500", "Ram", "Ram 1500", "Ram 2500", "Ram 3500"].map(
    (model) =>
      [
        { make: "Dodge", model: "Ram" },
        { make: "Ram", model },
      ] as const,
  ),
  ...["1500", "2500", "3500"].map(
    (model) =>
      [
        { make: "Dodge", model: `Ram ${model}` },
        { make: "Ram", model },
      ] as const,
  ),
  ...["1500", "2500", "3500"].flatMap((number) =>
    [
      { make: "Chevrolet", model: "Silverado" },
      { make: "GMC", model: "Sierra" },
      { make: "Dodge", model: "Ram" },
    ].map(
      ({ make, model }) =>
        [
          { make, model },
          { make, model: `${model} ${number}` },
        ] as const,
    ),
  ),
  [
    { make: "Mercedes-Benz", model: "M-Class" },
    { make: "Mercedes-Benz", model: "ML-Class" },
  ],
  ...["Miata", "MX-5 Miata"].map(
    (model) =>
      [
        { make: "Mazda", model: "MX-5" },
        { make: "Mazda", model },
      ] as const,
  ),
];

const keyOf = ({ make, model }: Named) => `${nameKey(make)} ${nameKey(model)}`;
const renamedKeys = new Set(
  renamed.flatMap(([a, b]) => [`${keyOf(a)}\n${keyOf(b)}`, `${keyOf(b)}\n${keyOf(a)}`]),
);

/** Lines that are no model themselves, as `3 Series` is none: a list names either the line or its models. */
const lines = modelLines.filter(({ line, has }) => !has(line));

/**
 * Whether a list may mean a vehicle by another name than its own: `3 Series` for a `325i`, `Ram` of Dodge for
 * Ram's `1500`. It need not: not all that fits a line fits each of its models.
 */
export function mayBeCalled(vehicle: Named, row: Named): boolean {
  if (renamedKeys.has(`${keyOf(vehicle)}\n${keyOf(row)}`)) return true;
  if (nameKey(vehicle.make) !== nameKey(row.make)) return false;
  return lines.some(({ make, line, has }) => {
    const isLine = ({ model }: Named) => nameKey(model) === nameKey(line);
    return (
      nameKey(make) === nameKey(row.make) &&
      ((isLine(row) && has(vehicle.model)) || (isLine(vehicle) && has(row.model)))
    );
  });
}
