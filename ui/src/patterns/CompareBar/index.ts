export * from "./CompareBar";
