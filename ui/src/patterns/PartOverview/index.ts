export * from "./PartOverview";
