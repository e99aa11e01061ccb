export * from "./TabLinks";
export * from "./Tabs";
