export { PartOrder, type PartOrderProps } from "./PartOrder";
