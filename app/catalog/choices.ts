import { type Category, type Condition, categories } from "~/platform/enums";

/* What a search may choose from, and what people call it. Browser-safe. */

export const quickCategories = categories.slice(0, 4);
export const sorts = ["nearest", "price", "price-high", "newest", "best"] as const;

export type Sort = (typeof sorts)[number];

export const categoryLabels: Record<Category, string> = {
  brake: "Brake",
  electrical: "Electrical",
  body: "Body",
  suspension: "Suspension",
  steering: "Steering",
  engine: "Engine",
  cooling: "Cooling",
  drivetrain: "Drivetrain",
  exhaust: "Exhaust",
  fuel: "Fuel",
  filter: "Filters",
  interior: "Interior",
  wheel: "Wheels",
  hvac: "Heating and A/C",
  belt: "Belts and hoses",
  sensor: "Sensors",
  lighting: "Lighting",
  glass: "Glass",
  restraint: "Airbags and seat belts",
  ev: "Hybrid and EV",
  fluid: "Fluids",
  accessory: "Accessories",
};
/** Where on a car a part goes. */
export const positions = [
  "front",
  "rear",
  "left",
  "right",
  "upper",
  "lower",
  "inner",
  "outer",
  "center",
  "upstream",
  "downstream",
  "bank-1",
  "bank-2",
] as const;
export type Position = (typeof positions)[number];

export const positionLabels: Record<Position, string> = {
  ...{ front: "Front", rear: "Rear", left: "Left", right: "Right", upper: "Upper", lower: "Lower" },
  ...{ inner: "Inner", outer: "Outer", center: "Center", upstream: "Upstream" },
  ...{ downstream: "Downstream", "bank-1": "Bank 1", "bank-2": "Bank 2" },
};

export const conditionLabels: Record<Condition, string> = {
  new: "New",
  refurbished: "Refurbished",
  used: "Used",
};
export const sortLabels: Record<Sort, string> = {
  nearest: "Nearest",
  price: "Lowest price",
  "price-high": "Highest price",
  newest: "Newest",
  best: "Best match",
};

/** The longest text that a search takes, in characters. */
export const searchTextLimit = 200;
/** The highest price filter, in dollars: no part costs a million. */
export const maxPriceLimit = 999_999;
