export * from "./LoadMore";
