export { PartOverview, type PartOverviewProps } from "./PartOverview";
