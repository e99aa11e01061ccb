export * from "./ReleaseCard";
