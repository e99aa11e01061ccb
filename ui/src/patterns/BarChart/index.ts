export * from "./BarChart";
export * from "./chart-bar";
