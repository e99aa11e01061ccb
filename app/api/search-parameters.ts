import { searchTextLimit, sorts } from "~/catalog/choices";
import { inQuery, nameSchema, type Parameter } from "~/search/filters/filter";
import { filterParameters } from "~/search/filters/filter-queries";
import { mostShown } from "~/search/query/search-params";

/* The parameters of the JSON endpoints, as the OpenAPI document describes them. */

const needsVehicle = "Make, model, and year go together.";

/** What every search takes: app/search/query/parse-search.ts reads it, app/search/query/search-params.ts writes it. */
export const searchParameters: readonly Parameter[] = [
  inQuery(
    "q",
    "Keywords, or a part number in any spelling. Part nouns are. VINs, vehicles, prices and places are not: interpret turns them into parameters.",
    { type: "string", maxLength: searchTextLimit },
    "brake rotor",
  ),
  inQuery(
    "as",
    "words: q is searched exactly as typed, with no spelling corrections.",
    { enum: ["words"] },
    "words",
  ),
  ...filterParameters,
  inQuery("make", `The vehicle to check fit for. ${needsVehicle}`, nameSchema, "Toyota"),
  inQuery("model", needsVehicle, nameSchema, "Camry"),
  inQuery("year", needsVehicle, { type: "integer", minimum: 1900, maximum: 2100 }, 2019),
  inQuery("engine", "Its engine, if known.", nameSchema, "2.5 L"),
  inQuery(
    "known",
    "What is known of the vehicle besides, by what conditions ask for: key=value pairs separated by semicolons. It answers the conditions of `fits-if`.",
    { type: "string", maxLength: 2_000 },
    "wheel-size=16;drive=AWD;option:start-stop=no",
  ),
  inQuery("sort", "Sort order.", { enum: sorts, default: "nearest" }, "price"),
  inQuery(
    "near",
    "latitude,longitude: where distances are measured from.",
    { type: "string", maxLength: 60 },
    "40.7128,-74.006",
  ),
  inQuery(
    "bounds",
    "west,south,east,north in degrees; west is greater than east across the date line.",
    { type: "string", maxLength: 120 },
    "-74.1,40.6,-73.9,40.8",
  ),
];

const pageParameter = inQuery("page", "The previous page's `next`.", {
  type: "string",
  pattern: "^[\\w-]{1,200}$",
});

const shownParameter = inQuery(
  "shown",
  "How many pages to return at once.",
  { type: "integer", minimum: 1, maximum: mostShown, default: 1 },
  1,
);

const zoomParameter: Parameter = {
  ...inQuery(
    "zoom",
    "Map zoom, with 256-pixel tiles.",
    { type: "number", minimum: 0, maximum: 22 },
    12,
  ),
  required: true,
};

/** A text parameter. */
const textParameter = (description: string, example: string): Parameter => ({
  ...inQuery("q", description, { type: "string", maxLength: searchTextLimit }, example),
  required: true,
});

const vinParameter: Parameter = {
  ...{ name: "vin", in: "path", required: true, example: "4T1B11HK3KU210388" },
  description: "17 characters; spaces and dashes are ignored.",
  schema: { type: "string" },
};

/* What each endpoint takes, and nothing else. */

export const listingsParameters = [...searchParameters, pageParameter, shownParameter];
export const clustersParameters = [...searchParameters, zoomParameter];
export const suggestParameters = [textParameter("The text typed so far.", "2014 golf br")];
export const interpretParameters = [
  textParameter("A sentence, as somebody says it at a parts counter.", "used taillight 2015 camry"),
];
export const placesParameters = [textParameter("A city or postal code.", "Springfield, IL")];
export const vinParameters = [vinParameter];
