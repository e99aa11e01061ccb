export { PartRow, type PartRowProps } from "./PartRow";
