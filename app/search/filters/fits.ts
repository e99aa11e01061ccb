import { type Filter, type FilterQuery, inQuery } from "./filter";

/** Only listings with a row that says that they fit the vehicle. */
type Values = { onlyFits?: boolean };

export const fits: Filter<"fits", Values> = {
  name: "fits",
  fields: ["onlyFits"],
  label: (_values, { vehicle }) => (vehicle ? `Fits ${vehicle}` : "Fits"),
};

export const fitsQuery: FilterQuery<Values> = {
  parameters: [inQuery("fits", "1: only parts listed as fitting the vehicle.", { enum: ["1"] })],
  read: (read) => ({
    onlyFits: read(
      "fits",
      (text) => text === "1" || undefined,
      "We couldn't read that fit filter. Choose it again under Filter.",
    ),
  }),
  where: () => [],
  selectivity: ({ onlyFits }) => (onlyFits ? 0.12 : 1),
};
