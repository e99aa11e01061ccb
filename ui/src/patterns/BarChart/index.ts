export { BarChart, type BarChartProps } from "./BarChart";
export type { ChartBar } from "./chart-bar";
