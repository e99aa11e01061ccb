export * from "./Table";
