export * from "./Steps";
