export * from "./DataList";
