export * from "./PlanCards";
