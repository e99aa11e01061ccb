export * from "./Stats";
