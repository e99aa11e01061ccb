export { PlanStrip, type PlanStripItem, type PlanStripProps } from "./PlanStrip";
