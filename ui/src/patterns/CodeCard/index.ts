export * from "./CodeCard";
