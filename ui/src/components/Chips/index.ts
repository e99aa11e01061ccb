export * from "./Chips";
