export * from "./NewsCard";
