export { VehicleLink, type VehicleLinkProps } from "./VehicleLink";
