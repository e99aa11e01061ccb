export * from "./SelectableTable";
export * from "./Table";
