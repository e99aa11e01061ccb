export * from "./Tooltip";
