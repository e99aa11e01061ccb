export * from "./PartPanel";
