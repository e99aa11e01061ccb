export * from "./PlanTable";
