export * from "./PlanStrip";
