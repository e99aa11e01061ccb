export * from "./FeatureExample";
