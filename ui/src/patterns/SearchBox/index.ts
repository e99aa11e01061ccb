export { SearchBox } from "./SearchBox";
export type {
  SearchBoxProps,
  SearchExample,
  SearchSuggest,
  SearchSuggestionGroup,
} from "./types";
