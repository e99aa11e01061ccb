export * from "./SearchBox";
export * from "./types";
