export * from "./NavDrawer";
