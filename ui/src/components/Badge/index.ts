export * from "./Badge";
