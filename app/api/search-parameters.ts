import { leaves } from "~/catalog/categories";
import { categories, conditions, maxPriceLimit, searchTextLimit, sorts } from "~/catalog/choices";
import { mostShown } from "~/search/query/search-params";

/* The parameters of the JSON endpoints, as the OpenAPI document tells them. */

/** A parameter, with an example that makes sense. */
export interface Parameter {
  name: string;
  in: "query" | "path";
  required?: true;
  description: string;
  schema: Record<string, unknown>;
  example?: string | number;
}

const inQuery = (
  name: string,
  description: string,
  schema: Parameter["schema"],
  example?: Parameter["example"],
): Parameter => ({ name, in: "query", description, schema, example });

const amount = { type: "string", maxLength: 40 };
const amountText = `as 15, 15.50, $15 or 1,500.00: from 0.01 to ${maxPriceLimit}.`;
const name = { type: "string", maxLength: 60 };
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
  inQuery("category", "A category.", { enum: categories }, "brake"),
  inQuery("leaf", "A kind of part.", { enum: Object.keys(leaves) }, "brake-rotor"),
  inQuery("condition", "A condition.", { enum: conditions }, "new"),
  inQuery("min", `Lowest price in dollars, ${amountText}`, amount, "20"),
  inQuery("max", `Highest price in dollars, ${amountText}`, amount, "299.50"),
  inQuery("brand", "A brand, in its own spelling.", name, "Bosch"),
  inQuery("seller", "The id of a business.", { type: "string", format: "uuid" }),
  inQuery("make", `The vehicle that verdicts are for. ${needsVehicle}`, name, "Toyota"),
  inQuery("model", needsVehicle, name, "Camry"),
  inQuery("year", needsVehicle, { type: "integer", minimum: 1900, maximum: 2100 }, 2019),
  inQuery("engine", "Its engine; none means that nobody asked.", name, "2.5 L"),
  inQuery("fits", "1: only what a row says that it fits the vehicle.", { enum: ["1"] }),
  inQuery("stock", "all: what is sold out as well.", { enum: ["all"] }),
  inQuery("sort", "The order.", { enum: sorts, default: "nearest" }, "price"),
  inQuery(
    "near",
    "latitude,longitude: where distances begin.",
    { type: "string", maxLength: 60 },
    "40.7128,-74.006",
  ),
  inQuery(
    "within",
    "No farther from there: whole miles, or whole kilometers with km behind them.",
    { type: "string", pattern: "^[1-9]\\d{0,4}(km)?$" },
    "25",
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
