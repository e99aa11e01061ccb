export * from "./MapLayout";
