export * from "./AppPromo";
