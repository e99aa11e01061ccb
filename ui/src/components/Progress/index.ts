export * from "./Progress";
