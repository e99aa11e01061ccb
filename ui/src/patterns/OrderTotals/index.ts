export * from "./OrderTotals";
