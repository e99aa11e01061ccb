export * from "./PriceMap";
export * from "./props";
export * from "./types";
export * from "./viewFor";
