import { SearchBox, type SearchBoxProps, type SearchSuggest } from "@partlane/ui";
import { paths } from "~/paths";

/** Who never types needs none of it. */
const suggest: SearchSuggest = async (text, signal) =>
  (await import("~/search/suggestions")).fetchSuggestions(text, signal);

/** The one field that takes a VIN, a part number, a vehicle or words, and leads to the map. */
export function SmartBox(props: Omit<SearchBoxProps, "action" | "suggest">) {
  return <SearchBox label="Search parts" {...props} action={paths.map()} suggest={suggest} />;
}
