import type { DistanceUnit } from "~/platform/preferences/options";

/*
 * What a filter is. Each stands in one file of this folder, in two halves: the first is part of pages
 * (URL, chip, facet), the second reads a request and queries (parameters, columns, selectivity). Lists:
 * ./params (the URL alone, which is part of every page), ./filters and ./filter-queries. Browser-safe.
 */

/** What a chip's label may need beside the filter's own values. */
export interface LabelContext {
  /** The active vehicle's name. */
  vehicle: string | null;
  /** What the reader has distances shown in. */
  unit: DistanceUnit;
  /** What the facet calls one of its values; undefined of a value that it does not list. */
  valueLabel: (facet: string, value: string) => string | undefined;
}

/** `Values`: its fields of a search, all optional. */
export interface Filter<Name extends string, Values extends object> {
  /** The key of its chip, its facet and its entry in what zero results explain. */
  name: Name;
  fields: readonly (keyof Values & string)[];
  /** Its label when set: on its chip, and in the zero-result text. */
  label: (values: Values, context: LabelContext) => string;
  /** Fields of narrower filters, which go when it goes. */
  narrower?: readonly string[];
  /** False of what widens a search, or belongs to its area: no zero results are explained by it alone. */
  isExplained?: boolean;
  /** For types alone: `ValuesOf` reads it. */
  readonly values?: Values;
}

/** A group of choices in the filter menu, each with its count. */
export interface Facet<Values extends object> {
  title: string;
  /** Beside the other facts about the part, or about who offers it. */
  section: "part" | "offer";
  /** So many choices are shown at first, and what shows the others. */
  limit?: number;
  moreLabel?: string;
  /** Choices in their own order; those of a facet without stand by their counts. */
  order?: readonly { value: string; label: string }[];
  /** The choices are cumulative, as in "at least": their counts overlap. */
  isNested?: boolean;
  /** Whether it is offered; always by default. */
  isOffered?: (values: Values) => boolean;
  chosen: (values: Values) => string | undefined;
  choose: (value: string | undefined) => Values;
}

export interface FacetedFilter<Name extends string, Values extends object>
  extends Filter<Name, Values> {
  facet: Facet<Values>;
}

export type ValuesOf<Each> = Each extends { readonly values?: infer Values }
  ? NonNullable<Values>
  : never;

/* The second half. */

/** Reads a parameter; where `parse` gives undefined, the message becomes a problem of the search. */
export type Read = <T>(
  parameter: string,
  parse: (text: string) => T | undefined,
  message: string,
) => T | undefined;

/** A parameter as the OpenAPI document has it, with an example that makes sense. */
export interface Parameter {
  name: string;
  in: "query" | "path";
  required?: true;
  description: string;
  schema: Record<string, unknown>;
  example?: string | number;
}

/** The columns of a listing that filters compare. */
export type FilterColumn =
  | "category"
  | "part_type"
  | "condition"
  | "price_cents"
  | "brand"
  | "seller_id"
  | "warranty_days";

export interface Comparison {
  column: FilterColumn;
  is: "=" | ">=" | "<=";
  value: string | number;
  /** The SQL type it is compared as; text by default. */
  type?: "int" | "uuid";
}

export interface FacetQuery {
  column: FilterColumn;
  /** So many of its values are counted, those with most listings. */
  most?: number;
  /** Its column is blank where the value is unknown: that is no choice. */
  hasBlank?: boolean;
  /** Its column is a number: counted by the highest of these that it reaches. */
  steps?: readonly number[];
  /** Whether the sample of all listings that is kept in memory has the column. */
  isSampled: boolean;
  /** A choice's label, if it follows from its value. */
  labelOf?: (value: string) => string;
}

export interface FilterQuery<Values extends object> {
  parameters: readonly Parameter[];
  read: (read: Read) => Values;
  /** What columns it compares; none of what needs a query of its own. */
  where: (values: Values) => readonly (Comparison | undefined)[];
  /** About what part of the listings passes where it is set: a guess that a look puts right. */
  selectivity?: (values: Values) => number;
  facet?: FacetQuery;
}

/** A parameter of a query. */
export const inQuery = (
  name: string,
  description: string,
  schema: Parameter["schema"],
  example?: Parameter["example"],
): Parameter => ({ name, in: "query", description, schema, example });

/** A comparison with a value, if there is one. */
export const compare = (
  column: FilterColumn,
  is: Comparison["is"],
  value: Comparison["value"] | undefined,
  type?: Comparison["type"],
): Comparison | undefined => (value === undefined ? undefined : { column, is, value, type });

export const oneOf =
  <T extends string>(values: readonly T[]) =>
  (text: string): T | undefined =>
    values.find((candidate) => candidate === text);

/** The longest name of a brand, a make or a model in an address, in characters. */
export const nameLimit = 60;

export const isName = (text: string) => text.length <= nameLimit && !/\p{Cc}/u.test(text);

export const nameSchema = { type: "string", maxLength: nameLimit };
