export * from "./CartGroup";
export * from "./CartLine";
