export * from "./PriceBadge";
