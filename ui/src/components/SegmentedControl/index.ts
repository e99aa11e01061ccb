export * from "./SegmentedControl";
