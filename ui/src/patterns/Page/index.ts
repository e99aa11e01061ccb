export * from "./Page";
