export * from "./PartGroup";
export * from "./PartRow";
