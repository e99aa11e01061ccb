export * from "./EmptyState";
