export * from "./Brand";
