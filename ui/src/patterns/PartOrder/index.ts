export * from "./PartOrder";
