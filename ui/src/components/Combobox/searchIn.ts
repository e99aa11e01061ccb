import type { ComboboxOption, ComboboxSearch } from "./types";

/** More than anybody walks through. */
const most = 100;

/** Looks in options that are all here: those that begin with the text first, then those that have it. */
export function searchIn(options: readonly ComboboxOption[]): ComboboxSearch {
  return async (text) => {
    const sought = text.toLowerCase();
    const places = options.flatMap((option) => {
      const place = String(option.label ?? "")
        .toLowerCase()
        .indexOf(sought);
      return place < 0 ? [] : [{ option, isFirst: place === 0 }];
    });
    return [...places.filter(({ isFirst }) => isFirst), ...places.filter(({ isFirst }) => !isFirst)]
      .slice(0, most)
      .map(({ option }) => option);
  };
}
