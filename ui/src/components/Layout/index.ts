export * from "./Flow";
export * from "./Page";
