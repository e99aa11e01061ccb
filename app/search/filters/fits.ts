import { type Filter, type FilterQuery, inQuery, oneOf } from "./filter";

/** Without either, what fits the vehicle is listed first, and then what may not. */
type Values = {
  /** Only listings with a row that says that they fit the vehicle. */
  onlyFits?: boolean;
  /** In the usual order, whether they fit or not. It narrows nothing: it is no filter. */
  anyFit?: boolean;
};

export const fits: Filter<"fits", Values> = {
  name: "fits",
  fields: ["onlyFits"],
  label: (_values, { vehicle }) => (vehicle ? `Fits ${vehicle}` : "Fits"),
};

export const fitsQuery: FilterQuery<Values> = {
  parameters: [
    inQuery(
      "fits",
      "1: only parts listed as fitting the vehicle. all: in the usual order, whether they fit or not. Without it, what fits comes first.",
      { enum: ["1", "all"] },
    ),
  ],
  read: (read) => {
    const fits = read(
      "fits",
      oneOf(["1", "all"]),
      "We couldn't read that fit filter. Choose it again under Filter.",
    );
    return { onlyFits: fits === "1" || undefined, anyFit: fits === "all" || undefined };
  },
  where: () => [],
  selectivity: ({ onlyFits }) => (onlyFits ? 0.12 : 1),
};
