export * from "./Timeline";
