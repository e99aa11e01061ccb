export * from "./AreaSearch";
