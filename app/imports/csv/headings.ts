import type { ImportField } from "./import-row.schema";
import type { WeightUnit } from "./read-amount";
import type { WarrantyUnit } from "./read-values";

/*
 * What columns are called in the files that sellers have: our own, eBay's File Exchange and Seller Hub, Shopify's and
 * Amazon's exports, yard management systems, and spreadsheets in English and German. Browser-safe.
 */

/** What a heading says of its column. */
export interface KnownHeading {
  field: ImportField;
  /** The unit of its numbers. */
  unit?: WeightUnit | WarrantyUnit;
  /** Whose way of writing values it is. */
  format?: "html" | "amazon";
  /** Among headings of one field the lowest is the likeliest. */
  rank: number;
}

/** How headings are compared: `*StartPrice`, `Start price` and `start-price` are the same. */
export const headingKey = (heading: string): string =>
  heading
    .slice(0, 200)
    .replaceAll(/(\p{Ll}{2})(\p{Lu})/gu, "$1 $2")
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("#", " number ")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .replaceAll(/\bno\b(?=.|$)/g, "number")
    .replaceAll(/\bnr\b/g, "nummer")
    .trim();

/** By field, the likeliest first. In eBay's files `C:` begins the name of an item specific. */
const written: Partial<Record<ImportField, string>> = {
  sku: "sku|custom label sku|custom label|seller sku|variant sku|item sku|own sku|tag number|tag|part tag|inventory id|inventory number|part id|lagernummer|artikelnummer|art nummer|bestandseinheit sku|stock number|stock code|stock",
  name: "title|item title|item name|product name|part name|name|listing title|titel|artikelbezeichnung|bezeichnung|artikelname|produktname|part description|short description",
  partNumber:
    "part number|manufacturer part number|c manufacturer part number|mpn|mfr part number|mfg part number|manufacturer number|google shopping mpn|part code|partnumber|p n|pn|herstellernummer|c herstellernummer|hersteller teilenummer|teilenummer|hersteller artikelnummer",
  brand:
    "brand|c brand|brand name|manufacturer|vendor|mfr|mfg|marke|c marke|hersteller|c hersteller|produktmarke|make of part",
  category:
    "category|category name|ebay category 1 name|ebay category name|product category|kategorie|kategoriename|warengruppe|product type|type|feed product type|item type name",
  partType: "part type|part type name|teileart|c produktart|produktart|part",
  condition:
    "condition|condition id|item condition|variant condition|google shopping condition|zustand|artikelzustand|zustands id",
  grade: "grade|part grade|ara grade|quality grade|qualitatsstufe|c grade",
  price:
    "price|start price|buy it now price|current price|variant price|retail price|sale price|selling price|sell price|asking price|your price|standard price|unit price|list price|preis|startpreis|verkaufspreis|vk preis|sofort kaufen preis|festpreis|vk brutto",
  coreCharge:
    "core charge|core|core price|core deposit|core value|core amount|altteilpfand|pfand|altteilwert|surcharge",
  quantity:
    "quantity|available quantity|quantity available|variant inventory qty|inventory quantity|qty|qty available|qty on hand|quantity on hand|on hand|stock quantity|stock level|in stock|available|menge|anzahl|verfugbare stuckzahl|stuckzahl|stuckzahl verfugbar|bestand|lagerbestand|fulfillment availability 1 quantity",
  warranty:
    "warranty|warranty period|warranty length|guarantee|c warranty|c manufacturer warranty|manufacturer warranty|garantie|gewahrleistung|c herstellergarantie",
  weight: "weight|item weight|shipping weight|part weight|gewicht|versandgewicht|package weight",
  location:
    "location|bin location|bin|shelf|shelf location|warehouse location|yard location|row|lagerort|lagerplatz|standort|regal",
  description:
    "description|item description|product description|long description|notes|comments|remarks|conditions and options|beschreibung|artikelbeschreibung|bemerkung",
  oemNumbers:
    "oem numbers|oem number|oem part number|oe number|oe oem part number|c oe oem part number|c oem part number|c reference oe oem number|reference oe oem number|original part number|oe nummer|oem nummer|c oe oem referenznummer n|oe oem referenznummer n|oe nummern|originalteilenummer",
  interchangeNumbers:
    "interchange numbers|interchange part number|c interchange part number|interchange number|interchange|hollander number|hollander|hollander interchange|ic number|other part number|c other part number|superseded part number|c superseded part number|cross reference|vergleichsnummer|vergleichsnummern",
  fitment:
    "fits|fitment|compatibility|compatible vehicles|vehicle compatibility|vehicles|applications|application|vehicle fitment|fahrzeugverwendung|passend fur|fahrzeuge|kompatibilitat",
  pictures:
    "photos|photo|pictures|picture|picture url|pic url|item photo url|image src|image url|image urls|images|image|photo url|photo urls|main image url|variant image|bild|bilder|bild url|bilder url|artikelfoto url|fotos",
  state: "status|state|listing status|item status|published|veroffentlicht",
  fitmentMake: "make|c make|vehicle make|car make|fahrzeugmarke|fahrzeughersteller|automarke",
  fitmentModel: "model|vehicle model|car model|modell|fahrzeugmodell",
  fitmentYears:
    "year|years|model year|vehicle year|year range|year from|from year|start year|first year|c year|baujahr|baujahre|baujahr von",
  fitmentYearTo: "year to|to year|end year|last year|baujahr bis",
  fitmentEngine: "engine|engine size|c engine|engine type|motor|motorisierung|hubraum",
  group: "handle|url handle",
  relationship: "relationship|beziehung",
  relationshipDetails: "relationship details|angaben zur beziehung",
};

/** Headings that say more than the field. */
const particular: readonly (Omit<KnownHeading, "rank"> & { names: string })[] = [
  {
    field: "weight",
    unit: "lb",
    names: "weight lb|weight lbs|weight in lb|weight in lbs|weight pounds|weight in pounds",
  },
  {
    field: "weight",
    unit: "kg",
    names: "weight kg|weight in kg|gewicht kg|gewicht in kg|versandgewicht kg",
  },
  {
    field: "weight",
    unit: "g",
    names:
      "variant grams|weight g|weight grams|weight in grams|weight value grams|gewicht g|gewicht in g",
  },
  { field: "weight", unit: "oz", names: "weight oz|weight ounces" },
  { field: "warranty", unit: "days", names: "warranty days|warranty in days|garantie tage" },
  {
    field: "warranty",
    unit: "months",
    names: "warranty months|warranty in months|garantie monate|garantie in monaten",
  },
  { field: "warranty", unit: "years", names: "warranty years|warranty in years|garantie jahre" },
  { field: "description", format: "html", names: "body html|description html" },
  { field: "condition", format: "amazon", names: "item condition|condition type" },
];

const known: ReadonlyMap<string, KnownHeading> = new Map([
  ...Object.entries(written).flatMap(([field, names]) =>
    names
      .split("|")
      .map((name, rank) => [headingKey(name), { field: field as ImportField, rank }] as const),
  ),
  ...particular.flatMap(({ names, ...heading }) =>
    names.split("|").map((name, rank) => [headingKey(name), { ...heading, rank }] as const),
  ),
]);

/** What a heading says; undefined where nobody is known to use it. */
export const knownHeading = (heading: string): KnownHeading | undefined =>
  known.get(headingKey(heading)) ??
  known.get(headingKey(heading.replace(/\s*[([].*[)\]]\s*$/, "")));

/** Of the column that says why a row was refused; it is not read. */
export const reasonHeading = "What to fix";

/** Whether the headings are those of an eBay file, whose descriptions are HTML. */
export const isEbayFile = (headings: readonly string[]): boolean =>
  headings.some((heading) => /^\*?Action\s*\(|^\*?C:\S/.test(heading.trim()));
