import type { ListingField } from "./listing-form";

/** How the fields of a listing are called on its page. */
export const fieldLabels: Record<ListingField, string> = {
  start: "Number, VIN, or words",
  looked: "Looked up",
  partNumber: "Part number",
  name: "Name",
  brand: "Brand",
  partType: "Kind of part",
  otherNumbers: "Other numbers",
  vehicles: "Fits",
  condition: "Condition",
  grade: "Grade",
  damage: "Damage",
  donorVin: "Donor car's VIN",
  donorMiles: "Donor car's miles",
  refurbishedBy: "Refurbished by",
  warrantyDays: "Warranty",
  price: "Price",
  rightPrice: "The price is right",
  coreCharge: "Core charge",
  quantity: "Quantity",
  sku: "SKU",
  shelf: "Shelf",
  place: "Where it is",
  placeName: "Place",
  weight: "Weight",
  packedLength: "Length",
  packedWidth: "Width",
  packedHeight: "Height",
  description: "Description",
  photos: "Photos",
  photoAlts: "What the photos show",
  taken: "Details from the catalog",
};

/** The fields in the order of the page: the first that is wrong gets the focus. */
export const fieldOrder: readonly ListingField[] = [
  ...(["partNumber", "name", "brand", "partType", "otherNumbers", "vehicles"] as const),
  ...(["condition", "grade", "damage", "donorVin", "donorMiles", "refurbishedBy"] as const),
  ...([
    "warrantyDays",
    "price",
    "rightPrice",
    "coreCharge",
    "quantity",
    "sku",
    "shelf",
    "placeName",
    "weight",
  ] as const),
  ...(["packedLength", "packedWidth", "packedHeight", "description"] as const),
];

/** Where a field stands on the page, for links that lead to it. */
export const fieldId = (name: ListingField) => `field-${name}`;
