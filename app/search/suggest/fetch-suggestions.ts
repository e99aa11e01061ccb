import { paths } from "~/paths";
import { type SuggestionGroup, suggestAnswerSchema } from "./suggest.schema";

/** Asks the site what a text may mean. Rejects when there is no answer, or none that makes sense. */
export async function fetchSuggestions(
  text: string,
  signal: AbortSignal,
): Promise<SuggestionGroup[]> {
  const response = await fetch(paths.apiSuggest(text), { signal });
  if (!response.ok) throw new Error(`No suggestions: ${response.status}`);
  return suggestAnswerSchema.parse(await response.json()).groups;
}
