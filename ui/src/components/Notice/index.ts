export * from "./Notice";
