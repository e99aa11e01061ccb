export { PlanTable, type PlanTableProps, type PlanTableRow } from "./PlanTable";
