export * from "./PriceField";
