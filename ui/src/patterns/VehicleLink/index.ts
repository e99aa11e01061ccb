export * from "./VehicleLink";
