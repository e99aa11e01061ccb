export * from "./HeaderMenu";
export { type HeaderMenuItem, type HeaderMenuProps, shownName } from "./types";
