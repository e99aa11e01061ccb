export * from "./LoadingScreen";
