export { SearchBox, type SearchBoxProps, type SearchExample } from "./SearchBox";
