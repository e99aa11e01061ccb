export * from "./FitVerdict";
export type { Fit, FitBasis } from "./words";
