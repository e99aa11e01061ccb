import type { ComponentPropsWithoutRef } from "react";
import type { Unstyled } from "../../internal/props";
import type { FieldOwnProps } from "../Field/FieldShell";

export interface ComboboxOption {
  /** What it is known by; unique among the options. */
  value: string;
  /** What stands in the field once it is taken. */
  label: string;
  /** Beside the label, in the list alone. */
  detail?: string;
}

/** Options for a text. Rejecting means that they cannot be had now. */
export type ComboboxSearch = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly ComboboxOption[]>;

/** What the field says, for another language. */
export interface ComboboxLabels {
  /** Names the list. */
  options: string;
  count: (count: number) => string;
  loading: string;
  empty: string;
  failed: string;
  /** Of a text that is no option, where only options will do. */
  notListed: string;
}

export interface ComboboxProps
  extends Unstyled<
      Omit<
        ComponentPropsWithoutRef<"input">,
        "type" | "size" | "list" | "value" | "defaultValue" | "children"
      >
    >,
    FieldOwnProps {
  /** What a form sends the text as. */
  name: string;
  /** All there are, or what looks for those of a text. Must keep its identity. */
  options: readonly ComboboxOption[] | ComboboxSearch;
  /** What a form sends the value of the option as that was taken; empty where none was. */
  valueName?: string;
  /** The text that it starts with. */
  defaultValue?: string;
  /** The option that it starts with, where `options` is a function. */
  defaultOption?: ComboboxOption;
  /** False where only an option will do: another text is said to be none when the field is left. */
  freeText?: boolean;
  /** The text, and the option that it is. */
  onValueChange?: (text: string, option: ComboboxOption | undefined) => void;
  labels?: Partial<ComboboxLabels>;
}

export const defaultLabels: ComboboxLabels = {
  options: "Suggestions",
  count: (count) => `${count} ${count === 1 ? "suggestion" : "suggestions"}`,
  loading: "Looking…",
  empty: "No suggestions",
  failed: "Suggestions didn't load. Type on to try again.",
  notListed: "Choose one of the list.",
};
