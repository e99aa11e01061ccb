export { FitVerdict, type FitVerdictProps } from "./FitVerdict";
export type { Fit, FitBasis } from "./words";
