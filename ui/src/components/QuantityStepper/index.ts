export * from "./QuantityStepper";
