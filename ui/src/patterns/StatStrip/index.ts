export { StatStrip, type StatStripProps } from "./StatStrip";
