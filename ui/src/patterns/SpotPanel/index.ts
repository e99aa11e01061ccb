export * from "./SpotPanel";
