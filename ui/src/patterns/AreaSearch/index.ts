export { AreaSearch, type AreaSearchProps } from "./AreaSearch";
