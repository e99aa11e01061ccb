export * from "./CompareTable";
