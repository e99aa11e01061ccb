export { SpotPanel, type SpotPanelProps } from "./SpotPanel";
