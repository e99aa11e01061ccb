export { PartGroup, type PartGroupProps } from "./PartGroup";
export { PartRow, type PartRowProps } from "./PartRow";
