export * from "./StatusBadge";
