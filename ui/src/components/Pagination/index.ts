export * from "./Pagination";
