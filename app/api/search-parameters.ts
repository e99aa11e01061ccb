import { searchTextLimit, sorts } from "~/catalog/choices";
import { inQuery, nameSchema, type Parameter } from "~/search/filters/filter";
import { filterParameters } from "~/search/filters/filter-queries";
import { mostShown } from "~/search/query/search-params";

/* The parameters of the JSON endpoints, as the OpenAPI document tells them. */

const needsVehicle = "Make, model and year go together.";

/** What every search takes: app/search/query/parse-search.ts reads it, app/search/query/search-params.ts writes it. */
export const searchParameters: readonly Parameter[] = [
  inQuery(
    "q",
    "Words, or a part number in any spelling. A VIN or a vehicle is not read from it: suggest does.",
    { type: "string", maxLength: searchTextLimit },
    "brake rotor",
  ),
  inQuery("as", "words: nothing misspelt in q is put right.", { enum: ["words"] }, "words"),
  ...filterParameters,
  inQuery("make", `The vehicle that verdicts are for. ${needsVehicle}`, nameSchema, "Toyota"),
  inQuery("model", needsVehicle, nameSchema, "Camry"),
  inQuery("year", needsVehicle, { type: "integer", minimum: 1900, maximum: 2100 }, 2019),
  inQuery("engine", "Its engine; none means that nobody asked.", nameSchema, "2.5 L"),
  inQuery("sort", "The order.", { enum: sorts, default: "nearest" }, "price"),
  inQuery(
    "near",
    "latitude,longitude: where distances begin.",
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

const pageParameter = inQuery("page", "The `next` of the page before.", {
  type: "string",
  pattern: "^[\\w-]{1,200}$",
});

const shownParameter = inQuery(
  "shown",
  "How many pages at once, from there on.",
  { type: "integer", minimum: 1, maximum: mostShown, default: 1 },
  1,
);

const zoomParameter: Parameter = {
  ...inQuery(
    "zoom",
    "The map's, 256-pixel tiles.",
    { type: "number", minimum: 0, maximum: 22 },
    12,
  ),
  required: true,
};

/** Some text that is asked about. */
const textParameter = (description: string, example: string): Parameter => ({
  ...inQuery("q", description, { type: "string", maxLength: searchTextLimit }, example),
  required: true,
});

const vinParameter: Parameter = {
  ...{ name: "vin", in: "path", required: true, example: "4T1B11HK3KU210388" },
  description: "17 signs; spaces and dashes are left out.",
  schema: { type: "string" },
};

/* What each endpoint takes, and nothing else. */

export const listingsParameters = [...searchParameters, pageParameter, shownParameter];
export const clustersParameters = [...searchParameters, zoomParameter];
export const suggestParameters = [textParameter("What is typed so far.", "2014 golf br")];
export const placesParameters = [textParameter("A town or a postal code.", "Springfield, IL")];
export const vinParameters = [vinParameter];
