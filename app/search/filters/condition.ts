import { conditionLabels } from "~/catalog/choices";
import { type Condition, conditions } from "~/platform/enums";
import { compare, type FacetedFilter, type FilterQuery, inQuery, oneOf } from "./filter";

type Values = { condition?: Condition };

export const condition: FacetedFilter<"condition", Values> = {
  name: "condition",
  fields: ["condition"],
  label: ({ condition }) => (condition ? conditionLabels[condition] : ""),
  facet: {
    title: "Condition",
    section: "part",
    order: conditions.map((value) => ({ value, label: conditionLabels[value] })),
    chosen: ({ condition }) => condition,
    choose: (value) => ({ condition: oneOf(conditions)(value ?? "") }),
  },
};

export const conditionQuery: FilterQuery<Values> = {
  parameters: [inQuery("condition", "A condition.", { enum: conditions }, "new")],
  read: (read) => ({
    condition: read(
      "condition",
      oneOf(conditions),
      `Condition must be one of ${conditions.join(", ")}.`,
    ),
  }),
  where: ({ condition }) => [compare("condition", "=", condition)],
  facet: {
    column: "condition",
    isSampled: true,
    labelOf: (value) => conditionLabels[value as Condition] ?? value,
  },
};
