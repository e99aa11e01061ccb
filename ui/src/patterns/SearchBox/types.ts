import type { ComponentPropsWithoutRef, ReactNode } from "react";
import type { Unstyled } from "../../internal/props";

export interface SearchExample {
  label: string;
  /** Set in the mono face: a VIN or a part number. */
  code?: boolean;
  href: string;
}

/** Suggestions of one kind, under a heading. */
export interface SearchSuggestionGroup {
  kind: "vin" | "vehicle" | "number" | "brand" | "words" | "place";
  label: string;
  /** `href` must be unique in the group. */
  items: readonly { label: string; detail: string; href: string }[];
}

/** What a text may mean. Rejecting, and taking long, mean that there are no suggestions. */
export type SearchSuggest = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly SearchSuggestionGroup[]>;

export interface SearchBoxProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"form">, "children" | "method" | "role">> {
  /** Where the search leads. */
  action: string;
  /** The field's name in the query. */
  name?: string;
  defaultValue?: string;
  placeholder?: string;
  /** The field's accessible name. */
  label?: string;
  buttonLabel?: string;
  /** `hero`: the first thing on a page, 64 px high. `bar`: in a toolbar, 44 px. */
  size?: "hero" | "bar";
  /** Makes the field a combobox that suggests while one types. Must keep its identity. */
  suggest?: SearchSuggest;
  /** Searches to try, as links. */
  examples?: readonly SearchExample[];
  /** Before the examples. */
  examplesLabel?: string;
  /** Hidden fields that go with it: what else is searched by. */
  children?: ReactNode;
}
