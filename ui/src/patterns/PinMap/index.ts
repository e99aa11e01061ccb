export * from "./PinMap";
export * from "./props";
