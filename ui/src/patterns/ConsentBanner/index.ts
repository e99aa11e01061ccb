export * from "./ConsentBanner";
