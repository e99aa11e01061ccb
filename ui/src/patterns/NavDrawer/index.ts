export { NavDrawer } from "./NavDrawer";
