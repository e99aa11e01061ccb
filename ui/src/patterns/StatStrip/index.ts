export * from "./StatStrip";
