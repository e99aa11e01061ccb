export { HeaderMenu } from "./HeaderMenu";
export type { HeaderMenuItem, HeaderMenuProps } from "./types";
