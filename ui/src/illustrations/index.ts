export * from "./names";
export * from "./PartIllustration";
