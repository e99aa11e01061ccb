export * from "./FeatureGrid";
