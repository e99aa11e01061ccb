import { type VehicleInText, vehicleIn } from "./extract-vehicle";
import type { KnownModel, ModelIndex } from "./model-index";
import { tokensOf, yearOf } from "./tokens";

/**
 * Models that a text may go on to name, when its last words, but for the year, begin their names; the
 * likeliest first.
 */
export function modelsByPrefix(
  text: string,
  index: ModelIndex,
  { year, make }: Pick<VehicleInText, "year" | "make">,
  limit: number,
): { model: KnownModel; words: string }[] {
  if (year === null && make === null) return [];
  const tokens = tokensOf(text).filter((token) => year === null || yearOf(token, year) !== year);
  for (const count of [2, 1]) {
    if (tokens.length < count) continue;
    const prefix = tokens
      .slice(-count)
      .map(({ key }) => key)
      .join("");
    if (prefix.length < (make ? 1 : 2) || !/\p{L}/u.test(prefix)) continue;
    const begun = index.byLength
      .filter(({ key }) => key.startsWith(prefix))
      .map(({ model }) => model)
      .filter((model) => (make === null ? model.isCommon : model.make === make))
      .filter((model) => year === null || model.isOf(year))
      .slice(0, limit);
    if (begun.length > 0) {
      const before = tokens.slice(0, -count).map(({ raw }) => raw);
      const { words } = vehicleIn(before.join(" "), index, year ?? 0);
      return begun.map((model) => ({ model, words }));
    }
  }
  return [];
}
