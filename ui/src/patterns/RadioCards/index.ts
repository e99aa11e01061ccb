export * from "./RadioCards";
