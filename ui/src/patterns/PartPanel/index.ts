export { PartPanel, type PartPanelProps } from "./PartPanel";
