export * from "./Combobox";
export type { ComboboxLabels, ComboboxOption, ComboboxProps, ComboboxSearch } from "./types";
