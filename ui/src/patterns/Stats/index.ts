export { Stats, type StatsItem, type StatsProps } from "./Stats";
