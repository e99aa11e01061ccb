import { type SQL, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  type PgColumn,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import {
  type BoughtFor,
  billingPeriods,
  categories,
  conditions,
  coreStates,
  type DeliveryAddress,
  disputeEntryKinds,
  disputeOutcomes,
  disputeReasons,
  disputeStatuses,
  fitmentSources,
  fulfilments,
  grades,
  importStates,
  invoiceKinds,
  ledgerAccountKinds,
  ledgerEntryKinds,
  listingBatchKinds,
  listingStates,
  numberKinds,
  orderParties,
  orderPhotoSubjects,
  orderStages,
  orderStatuses,
  paymentStates,
  paymentWays,
  payoutStatuses,
  photoStates,
  photoTypes,
  planIds,
  returnReasons,
  returnStates,
  sellerKinds,
} from "~/platform/enums";
import { newId } from "./id.server";

/*
 * The database, table by table. Money is integer cents, times are timestamptz, ids are made by
 * `newId`. Every change here is followed by `npm run db:generate`, which writes a migration.
 */

const id = () => uuid().primaryKey().$defaultFn(newId);
const moment = () => timestamp({ withTimezone: true });
const createdAt = () => moment().notNull().defaultNow();
const isSample = () => boolean().notNull().default(false);

/** `column in ('a', 'b')`, for a check; the values are ours, never a user's. */
function oneOf(column: SQL | { getSQL(): SQL }, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
}

/** Lexemes without positions: what the words of a search are looked up in. */
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** What is for sale now: the condition of the indexes that searches walk. */
const inStock = (table: { inStock: PgColumn }) => sql`${table.inStock}`;
const soldOut = (table: { inStock: PgColumn }) => sql`not ${table.inStock}`;

const contactTypes = ["supplier", "customer"] as const;
export const tokenPurposes = [
  "reset-password",
  "verify-email",
  "change-email",
  "revert-email",
] as const;

/** A person who can sign in. No password hash: an outside provider keeps it, under `externalId`. */
export const account = pgTable(
  "account",
  {
    id: id(),
    email: text().notNull(),
    displayName: text().notNull(),
    passwordHash: text(),
    externalId: text().unique("account_external_id_key"),
    plan: text({ enum: planIds }).notNull().default("hobbyist"),
    billingPeriod: text({ enum: billingPeriods }).notNull().default("monthly"),
    /** When the email address last proved to be the owner's; null until it has. */
    emailVerifiedAt: moment(),
    /** Its dashboard shows no sample data, even without data of its own. */
    hidesSamples: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("account_email_key").on(sql`lower(${table.email})`),
    check("account_plan_check", oneOf(table.plan, planIds)),
    check("account_billing_period_check", oneOf(table.billingPeriod, billingPeriods)),
  ],
);

/** One browser, with an account once signed in. The cookie holds a random id; only its SHA-256 (hex) is kept. */
export const session = pgTable(
  "session",
  {
    idHash: text().primaryKey(),
    accountId: uuid().references(() => account.id, { onDelete: "cascade" }),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    userAgent: text(),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [
    index("session_account_id_idx").on(table.accountId),
    index("session_expires_at_idx").on(table.expiresAt),
  ],
);

/**
 * A link that was mailed to somebody: what it is good for, and until when. The link holds a random
 * token; only its SHA-256 (hex) is kept. `email` is the address that it is about: the one that it was
 * mailed to, or for `revert-email` the one to go back to, which is the same.
 */
export const accountToken = pgTable(
  "account_token",
  {
    hash: text().primaryKey(),
    purpose: text({ enum: tokenPurposes }).notNull(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    email: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    index("account_token_account_id_idx").on(table.accountId, table.purpose),
    index("account_token_email_idx").on(table.email),
    index("account_token_expires_at_idx").on(table.expiresAt),
    check("account_token_purpose_check", oneOf(table.purpose, tokenPurposes)),
  ],
);

/** The copy of all that is kept about an account, for its owner to take away; the latest one alone. */
export const accountExport = pgTable(
  "account_export",
  {
    accountId: uuid()
      .primaryKey()
      .references(() => account.id, { onDelete: "cascade" }),
    requestedAt: createdAt(),
    /** A zip of JSON; null until it is made. */
    archive: bytea(),
    readyAt: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [index("account_export_expires_at_idx").on(table.expiresAt)],
);

/** Opening hours of a week, Monday first: from and to as `08:00`, none on a day that is closed. */
export type WeekHours = { opens: string; closes: string }[][];

/** Who sells: a business or a person. An account has one at most; samples have no account. */
export const seller = pgTable(
  "seller",
  {
    id: id(),
    accountId: uuid()
      .unique("seller_account_id_key")
      .references(() => account.id, { onDelete: "set null" }),
    kind: text({ enum: sellerKinds }).notNull().default("business"),
    name: text().notNull(),
    locationName: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    email: text(),
    phone: text(),
    /** As IANA names it, such as `America/Chicago`; null where nobody said. Opening hours are in it. */
    timeZone: text(),
    /** Null where nobody said. */
    openingHours: jsonb().$type<WeekHours>(),
    /** Whether parts can be picked up there. */
    offersPickup: boolean().notNull().default(true),
    /** How long a buyer may send a part back; null where nobody said. */
    returnDays: integer(),
    /** How long a buyer has to send an old part back for its deposit. */
    coreDays: integer().notNull().default(30),
    /** How long until an order is ready, in business days; null where nobody said. */
    handlingDays: integer(),
    createdAt: createdAt(),
    /** Whether it sends parts; otherwise they are picked up. The rest of these says how, where it does. */
    delivers: boolean().notNull().default(false),
    /** As far as that; null anywhere. */
    deliveryRadiusMiles: integer(),
    deliveryFeeCents: integer().notNull().default(0),
    /** A part of that price is sent free of charge; null none. */
    freeDeliveryFromCents: integer(),
    isSample: isSample(),
    /** The seed that `npm run seed` made it from; null for all others. */
    seed: integer(),
  },
  (table) => [
    check("seller_kind_check", oneOf(table.kind, sellerKinds)),
    check("seller_return_days_check", sql`${table.returnDays} between 0 and 365`),
    check("seller_core_days_check", sql`${table.coreDays} between 1 and 365`),
    check("seller_handling_days_check", sql`${table.handlingDays} between 0 and 60`),
    check("seller_delivery_radius_miles_check", sql`${table.deliveryRadiusMiles} > 0`),
    check("seller_delivery_fee_cents_check", sql`${table.deliveryFeeCents} >= 0`),
    check("seller_free_delivery_from_cents_check", sql`${table.freeDeliveryFromCents} >= 0`),
  ],
);

/**
 * A part for sale. Coordinates are WGS 84 degrees. Triggers set `cell` and `document`, and keep the
 * tables that searches read (`listing_number`'s own numbers, `cell_stat`, `word`) in step: see
 * docs/decisions/0007-search-tables.md.
 */
export const listing = pgTable(
  "listing",
  {
    id: text().primaryKey().$defaultFn(newId),
    /** What tables inside the database call it; never shown. */
    key: integer().notNull().generatedByDefaultAsIdentity({ name: "listing_key_seq" }),
    name: text().notNull(),
    partNumber: text().notNull(),
    /** Blank when unknown. */
    brand: text().notNull().default(""),
    category: text({ enum: categories }).notNull(),
    /** A part type of that category, in app/catalog/part-types; blank when unknown. */
    partType: text().notNull().default(""),
    condition: text({ enum: conditions }).notNull(),
    /** Of a used part; null where nobody has graded it. */
    grade: text({ enum: grades }),
    priceCents: integer().notNull(),
    /** A deposit, given back for the old part. */
    coreChargeCents: integer().notNull().default(0),
    quantity: integer().notNull(),
    state: text({ enum: listingStates }).notNull().default("published"),
    /**
     * Null while it is not published: neither in stock nor sold out, so that no search finds it.
     * What indexes ask, and none of them asks the quantity: a sale that leaves some changes no column of an index, so
     * that PostgreSQL writes the row alone (a heap-only tuple).
     */
    inStock: boolean().generatedAlwaysAs(sql`case when state = 'published' then quantity > 0 end`),
    /** Warranty in days; 0 when none is given. */
    warrantyDays: integer().notNull().default(0),
    locationName: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    sellerId: uuid()
      .notNull()
      .references(() => seller.id),
    description: text().notNull(),
    travelTimeMinutes: integer().notNull(),
    image: text().notNull(),
    /** The seller's own number for it; blank when there is none. */
    sku: text().notNull().default(""),
    /** Where it lies in the seller's store; shown to the seller alone. */
    shelf: text().notNull().default(""),
    /** What else it goes by, as it is written; `listing_number` has these while it is published. */
    otherNumbers: jsonb()
      .$type<{ kind: "oem" | "interchange"; number: string }[]>()
      .notNull()
      .default([]),
    /** Of a used part: what is damaged, and the car that it came from. */
    damage: text().notNull().default(""),
    donorVin: text(),
    donorMiles: integer(),
    /** Of a refurbished part; blank when unknown. */
    refurbishedBy: text().notNull().default(""),
    weightGrams: integer(),
    /** As it is packed. */
    lengthMm: integer(),
    widthMm: integer(),
    heightMm: integer(),
    /** One more with each change by its seller, so that a change made to an older one is noticed. */
    version: integer().notNull().default(1),
    /** Further pictures, by name. */
    pictures: text().array().notNull().default(sql`'{}'`),
    /** 0 to 5, one decimal; null when unrated. */
    rating: numeric({ precision: 2, scale: 1, mode: "number" }),
    ratingCount: integer().notNull().default(0),
    isSample: isSample(),
    /** The seed that `npm run seed` made it from; null for all others. */
    seed: integer(),
    /** The Web Mercator tile of zoom 16 that it is in, as a Morton code; set by a trigger. */
    cell: bigint({ mode: "number" }).notNull().default(0),
    /** Its words and cells, and the vehicles that it fits; set by a trigger. */
    document: tsvector().notNull().default(""),
    createdAt: createdAt(),
    updatedAt: createdAt().$onUpdate(() => new Date()),
  },
  (table) => [
    // The migrations give those of keys, cells, prices and times what else their queries read (INCLUDE).
    uniqueIndex("listing_key_key").on(table.key),
    index("listing_cell_idx")
      .on(table.cell, table.category, table.condition, table.priceCents)
      .where(inStock(table)),
    index("listing_price_idx").on(table.priceCents, table.key).where(inStock(table)),
    index("listing_category_price_idx")
      .on(table.category, table.priceCents, table.key)
      .where(inStock(table)),
    index("listing_created_idx").on(table.createdAt, table.key).where(inStock(table)),
    index("listing_sold_out_cell_idx").on(table.cell).where(soldOut(table)),
    index("listing_sold_out_price_idx").on(table.priceCents, table.key).where(soldOut(table)),
    index("listing_sold_out_created_idx").on(table.createdAt, table.key).where(soldOut(table)),
    index("listing_document_idx").using("gin", table.document),
    index("listing_sold_out_document_idx").using("gin", table.document).where(soldOut(table)),
    // Each word of it together with its cells, and with its price: see docs/decisions/0007-search-tables.md.
    index("listing_placed_idx")
      .using(
        "gin",
        sql`placed_words(${table.document}, ${table.cell}, ${table.priceCents}, ${table.condition})`,
      )
      .with({ fastupdate: false })
      .where(inStock(table)),
    index("listing_seller_id_idx").on(table.sellerId, table.key),
    uniqueIndex("listing_sku_key").on(table.sellerId, table.sku).where(sql`${table.sku} <> ''`),
    index("listing_known_sample_idx").on(table.key).where(sql`is_sample and seed is null`),
    check("listing_core_charge_cents_check", sql`${table.coreChargeCents} >= 0`),
    check("listing_category_check", oneOf(table.category, categories)),
    check("listing_condition_check", oneOf(table.condition, conditions)),
    check(
      "listing_grade_check",
      sql`${oneOf(table.grade, grades)} and (${table.grade} is null or ${table.condition} = 'used')`,
    ),
    check("listing_state_check", oneOf(table.state, listingStates)),
    check("listing_donor_vin_check", sql`${table.donorVin} ~ '^[0-9A-HJ-NPR-Z]{17}$'`),
    check("listing_donor_miles_check", sql`${table.donorMiles} >= 0`),
    check(
      "listing_size_check",
      sql`least(${table.weightGrams}, ${table.lengthMm}, ${table.widthMm}, ${table.heightMm}) > 0`,
    ),
    check("listing_price_cents_check", sql`${table.priceCents} > 0`),
    check("listing_quantity_check", sql`${table.quantity} >= 0`),
    check("listing_warranty_days_check", sql`${table.warrantyDays} >= 0`),
    check("listing_lat_check", sql`${table.lat} between -90 and 90`),
    check("listing_lng_check", sql`${table.lng} between -180 and 180`),
    check("listing_rating_check", sql`${table.rating} between 0 and 5`),
  ],
);

/**
 * What a seller types before it is a listing, or before a change of one counts: as it was typed, right or
 * wrong. It and its listing have the same id.
 */
export const listingDraft = pgTable(
  "listing_draft",
  {
    id: text().primaryKey(),
    sellerId: uuid()
      .notNull()
      .references(() => seller.id, { onDelete: "cascade" }),
    /** By the name of the form's field; several values where it has several. */
    fields: jsonb().$type<Record<string, string | string[]>>().notNull(),
    /** Of the listing, when this was begun; 0 where there is none yet. */
    basedOn: integer().notNull().default(0),
    /** One more with each save. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: createdAt().$onUpdate(() => new Date()),
  },
  (table) => [index("listing_draft_seller_id_idx").on(table.sellerId, table.updatedAt)],
);

/** What happened to a listing: who did it, when, and what it was before and after. Never changed. */
export const listingEvent = pgTable(
  "listing_event",
  {
    id: id(),
    listingId: text()
      .notNull()
      .references(() => listing.id, { onDelete: "cascade" }),
    /** Null once that account was deleted. */
    accountId: uuid().references(() => account.id, { onDelete: "set null" }),
    /** The arrow of app/listings/listing-graph.ts. */
    action: text().notNull(),
    fromState: text({ enum: listingStates }),
    toState: text({ enum: listingStates }).notNull(),
    why: text().notNull().default(""),
    at: createdAt(),
  },
  (table) => [
    index("listing_event_listing_id_idx").on(table.listingId, table.at),
    index("listing_event_account_id_idx").on(table.accountId),
    check("listing_event_from_check", oneOf(table.fromState, listingStates)),
    check("listing_event_to_check", oneOf(table.toState, listingStates)),
  ],
);

/** One change of many listings of a seller, which can be undone. */
export const listingBatch = pgTable(
  "listing_batch",
  {
    id: id(),
    sellerId: uuid()
      .notNull()
      .references(() => seller.id, { onDelete: "cascade" }),
    kind: text({ enum: listingBatchKinds }).notNull(),
    /** What it did, for people: `Price up 5%`. */
    summary: text().notNull(),
    createdAt: createdAt(),
    undoneAt: moment(),
  },
  (table) => [
    index("listing_batch_seller_id_idx").on(table.sellerId, table.createdAt),
    check("listing_batch_kind_check", oneOf(table.kind, listingBatchKinds)),
  ],
);

/** A listing that a batch changed. */
export const listingBatchRow = pgTable(
  "listing_batch_row",
  {
    batchId: uuid()
      .notNull()
      .references(() => listingBatch.id, { onDelete: "cascade" }),
    listingId: text()
      .notNull()
      .references(() => listing.id, { onDelete: "cascade" }),
    /** What the batch changed, as it was; null where it made the listing. */
    before: jsonb().$type<Record<string, unknown>>(),
    /** The version that it left: another one now means that the listing changed since. */
    version: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.listingId] }),
    index("listing_batch_row_listing_id_idx").on(table.listingId),
  ],
);

/**
 * A file of listings that a seller brought, and how far it was read. The file itself lies in the store of uploads
 * until the import is over and can be looked at no more.
 */
export const listingImport = pgTable(
  "listing_import",
  {
    id: id(),
    sellerId: uuid()
      .notNull()
      .references(() => seller.id, { onDelete: "cascade" }),
    /** What it is called on the seller's device. */
    fileName: text().notNull(),
    /** Of the file. */
    bytes: integer().notNull(),
    state: text({ enum: importStates }).notNull().default("uploaded"),
    /** How the file is written, and samples of each column, as app/imports/csv found them. */
    layout: jsonb().$type<Record<string, unknown>>(),
    /** The field of each column, in order; null where a column is left out. */
    mapping: jsonb().$type<(string | null)[]>(),
    /** What the seller said where the file leaves it open, by question. */
    answers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Rows below the headings that are not blank. */
    rowCount: integer().notNull().default(0),
    /** The last row that was read, as the spreadsheet counts: reading goes on after it. */
    lastRow: integer().notNull().default(0),
    /** Rows of each fate, among those that were read. */
    added: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    /** Why it failed, as a sentence for its seller. */
    problem: text(),
    /** What it wrote; null for a dry run. */
    batchId: uuid().references(() => listingBatch.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    /** When reading of the present state began. */
    startedAt: moment(),
    endedAt: moment(),
  },
  (table) => [
    index("listing_import_seller_id_idx").on(table.sellerId, table.createdAt),
    index("listing_import_batch_id_idx").on(table.batchId),
    check("listing_import_state_check", oneOf(table.state, importStates)),
    check("listing_import_bytes_check", sql`${table.bytes} > 0`),
  ],
);

/** A row that an import refused, and why. */
export const listingImportRefusal = pgTable(
  "listing_import_refusal",
  {
    importId: uuid()
      .notNull()
      .references(() => listingImport.id, { onDelete: "cascade" }),
    /** As the spreadsheet counts. */
    rowNumber: integer().notNull(),
    /** As the file has them: the row's cells, and those of the rows that go on with it. */
    rows: jsonb().$type<string[][]>().notNull(),
    problems: jsonb()
      .$type<{ heading: string | null; letter: string | null; value: string; message: string }[]>()
      .notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.rowNumber] })],
);

/** How often a listing's page was looked at, day by day (UTC). Nobody is remembered, only how many. */
export const listingView = pgTable(
  "listing_view",
  {
    listingId: text()
      .notNull()
      .references(() => listing.id, { onDelete: "cascade" }),
    day: date().notNull(),
    views: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.day] }),
    index("listing_view_day_idx").on(table.day),
    check("listing_view_views_check", sql`${table.views} > 0`),
  ],
);

/**
 * The numbers that a listing's part goes by, letters and digits only, in capitals: its own, the car
 * maker's, other makers' equivalents, and those that one of these replaced.
 */
export const listingNumber = pgTable(
  "listing_number",
  {
    /** Collated "C", so that a prefix is a range. */
    norm: text().notNull(),
    listingKey: integer().notNull(),
    kind: text({ enum: numberKinds }).notNull(),
  },
  (table) => [
    uniqueIndex("listing_number_key").on(table.norm, table.listingKey),
    index("listing_number_listing_idx").on(table.listingKey),
    check("listing_number_kind_check", oneOf(table.kind, numberKinds)),
  ],
);

/** A part number that its maker replaced by another; both letters and digits only, in capitals. */
export const supersession = pgTable(
  "supersession",
  {
    norm: text().notNull(),
    replacement: text().notNull(),
    note: text().notNull().default(""),
    seed: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.norm, table.replacement] }),
    index("supersession_replacement_idx").on(table.replacement),
    check("supersession_check", sql`${table.norm} <> ${table.replacement}`),
  ],
);

/** A vehicle that a listing fits, and the source that says so. */
export const fitment = pgTable(
  "fitment",
  {
    make: text().notNull(),
    model: text().notNull(),
    listingKey: integer().notNull(),
    /** First and last model year. */
    y0: smallint().notNull(),
    y1: smallint().notNull(),
    /** Such as `2.0 L`; blank means every engine. */
    engine: text().notNull().default(""),
    note: text().notNull().default(""),
    /** A catalog's list is whole; a seller's may leave vehicles out. */
    source: text({ enum: fitmentSources }).notNull(),
    /** Where its listing is, so that one index holds what fits near a place. */
    cell: bigint({ mode: "number" }).notNull().default(0),
    /** Bits of the words that its listing's document has: what lacks a bit lacks a word. */
    signature: bigint({ mode: "bigint" }).notNull().default(sql`0`),
    /** Its listing's price in cents, while in stock: the same index gives the lowest price of a place. */
    priceCents: integer(),
    /** Its listing's category and condition as one number. */
    kind: smallint(),
    /** Make and model in small letters, as one number. */
    vehicle: bigint({ mode: "number" }).generatedAlwaysAs(
      sql`hashtextextended(vehicle_word(make, model), 0)`,
    ),
  },
  (table) => [
    index("fitment_near_idx").on(table.vehicle, table.y0, table.y1, table.cell),
    uniqueIndex("fitment_key").on(
      table.listingKey,
      table.make,
      table.model,
      table.y0,
      table.engine,
    ),
    check("fitment_years_check", sql`${table.y0} <= ${table.y1}`),
    check("fitment_source_check", oneOf(table.source, fitmentSources)),
  ],
);

/**
 * What is in stock in a map cell, counted: for each even zoom from 2 to 16, and for each category
 * and condition or all of them (blank). A cell is the Morton code of its tile at that zoom.
 */
export const cellStat = pgTable(
  "cell_stat",
  {
    z: smallint().notNull(),
    category: text().notNull(),
    condition: text().notNull(),
    cell: bigint({ mode: "number" }).notNull(),
    n: integer().notNull(),
    minPriceCents: integer().notNull(),
    /** Sums of the coordinates; divided by n, the position of a cluster. */
    slat: doublePrecision().notNull(),
    slng: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.z, table.category, table.condition, table.cell] })],
);

/** Every word of the listings' documents, and how many listings have it. */
export const word = pgTable(
  "word",
  {
    word: text().primaryKey(),
    n: integer().notNull(),
    /** A bit for each category that a listing with it is or was of, in the order of the categories. */
    categories: integer().notNull().default(0),
  },
  (table) => [index("word_trigram_idx").using("gin", sql`${table.word} gin_trgm_ops`)],
);

/**
 * A listing that came into stock in a cell (`n` is 1) or left it (-1), not counted in `cellStat` yet: whoever writes
 * appends, so that none waits for another, and the worker counts a moment later.
 */
export const cellChange = pgTable(
  "cell_change",
  {
    cell: bigint({ mode: "number" }).notNull(),
    category: text().notNull(),
    condition: text().notNull(),
    n: smallint().notNull(),
    priceCents: integer().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
  },
  (table) => [index("cell_change_cell_idx").on(table.cell)],
);

/** So many more or fewer listings that have a word, not added to `word` yet. */
export const wordChange = pgTable(
  "word_change",
  {
    word: text().notNull(),
    n: integer().notNull(),
    categories: integer().notNull().default(0),
  },
  (table) => [index("word_change_word_idx").on(table.word)],
);

/** How far `npm run seed` got; one row at most. */
export const seedRun = pgTable("seed_run", {
  seed: integer().primaryKey(),
  /** How many listings were requested, and how many are loaded. */
  listings: integer().notNull(),
  done: integer().notNull().default(0),
  /** Definitions of the indexes that were taken down for the load and are not up again. */
  indexes: text().array().notNull().default(sql`'{}'`),
  finishedAt: moment(),
});

/** Where order numbers come from; the known product's first one is PL-20431. */
export const orderNumber = pgSequence("order_number_seq", { startWith: 20_431 });

/** What an account means to buy, with what it has agreed to pay for a piece. Visitors keep theirs in a cookie. */
export const cartLine = pgTable(
  "cart_line",
  {
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    listingId: text()
      .notNull()
      .references(() => listing.id, { onDelete: "cascade" }),
    quantity: integer().notNull(),
    priceCents: integer().notNull(),
    /** The deposit for the old part, of a piece. */
    coreCents: integer().notNull().default(0),
    vehicle: jsonb().$type<BoughtFor>(),
    addedAt: createdAt(),
    /** The price, lower than that of the line, that its account was told of; null while there was none. */
    toldPriceCents: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.listingId] }),
    index("cart_line_listing_id_idx").on(table.listingId),
    check("cart_line_quantity_check", sql`${table.quantity} > 0`),
    check("cart_line_price_cents_check", sql`${table.priceCents} > 0`),
    check("cart_line_core_cents_check", sql`${table.coreCents} >= 0`),
  ],
);

/** One press of "Check out": it holds its pieces until it expires, and becomes one order per seller, once. */
export const checkout = pgTable(
  "checkout",
  {
    id: id(),
    /** Null for a guest, who has its id in a cookie. */
    accountId: uuid().references(() => account.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    /** Until then its pieces are nobody else's. */
    expiresAt: moment().notNull(),
    /** When its orders were written; null before. */
    placedAt: moment(),
    /** The listing that it was begun for, from its page; null for what was in a cart. */
    atOnceListingId: text(),
  },
  (table) => [
    index("checkout_account_id_idx").on(table.accountId, table.createdAt),
    index("checkout_expires_at_idx").on(table.expiresAt).where(sql`${table.placedAt} is null`),
  ],
);

/** Pieces of a listing in a checkout: held while `expires_at`, that of the checkout, is to come. */
export const checkoutLine = pgTable(
  "checkout_line",
  {
    checkoutId: uuid()
      .notNull()
      .references(() => checkout.id, { onDelete: "cascade" }),
    listingId: text()
      .notNull()
      .references(() => listing.id, { onDelete: "cascade" }),
    quantity: integer().notNull(),
    /** What the buyer agreed to pay for a piece, and to leave as a deposit. */
    priceCents: integer().notNull(),
    coreCents: integer().notNull().default(0),
    vehicle: jsonb().$type<BoughtFor>(),
    /** From 0, as they were in the cart. */
    position: smallint().notNull().default(0),
    /** Null once the orders are written: the pieces are off the shelf then. */
    heldUntil: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.checkoutId, table.listingId] }),
    index("checkout_line_listing_id_idx").on(table.listingId, table.heldUntil),
    check("checkout_line_quantity_check", sql`${table.quantity} > 0`),
  ],
);

/** What a buyer gets of one seller. Its lines say what; payment is the ledger's. */
export const purchaseOrder = pgTable(
  "purchase_order",
  {
    id: id(),
    number: text()
      .notNull()
      .unique("purchase_order_number_key")
      .default(sql`'PL-' || nextval('order_number_seq')`),
    /** Null for an order of one part, placed from its page. */
    checkoutId: uuid().references(() => checkout.id),
    /** Null for a guest, and once the account was deleted. */
    buyerAccountId: uuid().references(() => account.id),
    sellerAccountId: uuid().references(() => account.id),
    sellerId: uuid()
      .notNull()
      .references(() => seller.id),
    customerName: text().notNull(),
    /** Where the buyer is reached; null where the account says it, or did. */
    contactEmail: text(),
    contactPhone: text(),
    /** What the buyer wrote to the seller. */
    note: text().notNull().default(""),
    fulfilment: text({ enum: fulfilments }).notNull().default("pickup"),
    /** Of a delivery. */
    address: jsonb().$type<DeliveryAddress>(),
    /** Who takes the money. */
    payment: text({ enum: paymentWays }).notNull().default("counter"),
    /** What is to be paid in all, and what of it is not for the parts. Pieces that were canceled are not in it. */
    totalCents: integer().notNull(),
    coreCents: integer().notNull().default(0),
    deliveryCents: integer().notNull().default(0),
    taxCents: integer().notNull().default(0),
    /** What of it was granted back: the sum of its refunds. */
    refundedCents: integer().notNull().default(0),
    stage: text({ enum: orderStages }).notNull().default("placed"),
    status: text({ enum: orderStatuses })
      .notNull()
      .generatedAlwaysAs(
        sql`case stage when 'shipped' then 'shipped' when 'delivered' then 'delivered' when 'completed' then 'delivered'
          when 'declined' then 'canceled' when 'canceled' then 'canceled' else 'processing' end`,
      ),
    isSample: isSample(),
    placedAt: createdAt(),
    /** Until then the seller can accept it. */
    answerBy: moment().notNull().default(sql`now() + interval '72 hours'`),
    /** When the seller accepted it: from then on the buyer cannot cancel it alone. */
    acceptedAt: moment(),
    readyAt: moment(),
    shippedAt: moment(),
    deliveredAt: moment(),
    completedAt: moment(),
    canceledAt: moment(),
    /** Since when the buyer asks the seller to cancel it; null where nobody asks. */
    cancelAskedAt: moment(),
    /** When whoever it waits for was last reminded. */
    remindedAt: moment(),
    /** What the buyer shows at the counter; null where nothing is ready to be collected. */
    collectionCode: text(),
    /** How it was shipped, as the seller said. */
    carrier: text(),
    trackingNumber: text(),
  },
  (table) => [
    index("purchase_order_buyer_idx").on(table.buyerAccountId, table.placedAt),
    index("purchase_order_checkout_id_idx").on(table.checkoutId),
    index("purchase_order_open_idx")
      .on(table.buyerAccountId, table.sellerId)
      .where(sql`${table.status} = 'processing'`),
    index("purchase_order_seller_account_idx").on(table.sellerAccountId, table.placedAt),
    index("purchase_order_seller_id_idx").on(table.sellerId, table.placedAt),
    // What a seller has to do.
    index("purchase_order_seller_open_idx")
      .on(table.sellerAccountId, table.placedAt)
      .where(sql`${table.stage} in ('placed', 'accepted', 'ready', 'shipped', 'delivered')`),
    index("purchase_order_sample_idx").on(table.isSample, table.placedAt),
    // What waits: a job looks for what has waited too long.
    index("purchase_order_waiting_idx")
      .on(table.stage, table.answerBy)
      .where(sql`${table.stage} in ('placed', 'accepted', 'ready', 'shipped', 'delivered')`),
    check("purchase_order_stage_check", oneOf(table.stage, orderStages)),
    check("purchase_order_payment_check", oneOf(table.payment, paymentWays)),
    check(
      "purchase_order_refunded_cents_check",
      sql`${table.refundedCents} between 0 and ${table.totalCents}`,
    ),
    check("purchase_order_fulfilment_check", oneOf(table.fulfilment, fulfilments)),
    check(
      "purchase_order_total_cents_check",
      sql`least(${table.coreCents}, ${table.deliveryCents}, ${table.taxCents}) >= 0 and ${table.totalCents} >= ${table.coreCents} + ${table.deliveryCents} + ${table.taxCents}`,
    ),
  ],
);

/** What was sold, frozen: it is what a dispute is judged by, whatever becomes of the listing. */
export const orderLine = pgTable(
  "order_line",
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => purchaseOrder.id),
    /** From 0, as they were in the cart. */
    position: smallint().notNull(),
    listingId: text()
      .notNull()
      .references(() => listing.id),
    quantity: integer().notNull(),
    /** How many of them were canceled after the order was placed. */
    canceledQuantity: integer().notNull().default(0),
    /** How many were taken out once they were paid for: they stay in what was sold, and were refunded. */
    calledOffQuantity: integer().notNull().default(0),
    /** When the seller sent the rest, where an order goes in several parcels. */
    shippedAt: moment(),
    /** Of a piece, as is the deposit for the old part. */
    priceCents: integer().notNull(),
    coreCents: integer().notNull().default(0),
    name: text().notNull(),
    partNumber: text().notNull(),
    condition: text({ enum: conditions }).notNull(),
    grade: text({ enum: grades }),
    /** SHA-256 (hex) of the originals that showed it. */
    photoHashes: text().array().notNull().default(sql`'{}'`),
    /** The car it was bought for; null for none. */
    vehicle: jsonb().$type<BoughtFor>(),
    /** Whether it fits that car, with the row that says so, as it was when it was ordered. */
    verdict: jsonb(),
    /** What the buyer confirmed where that was in doubt: "It isn't for my 2003 Honda Accord". */
    fitStatement: text(),
  },
  (table) => [
    unique("order_line_position_key").on(table.orderId, table.position),
    index("order_line_listing_id_idx").on(table.listingId),
    check("order_line_condition_check", oneOf(table.condition, conditions)),
    index("order_line_photo_hashes_idx").using("gin", table.photoHashes),
    check("order_line_quantity_check", sql`${table.quantity} > 0`),
    check(
      "order_line_canceled_quantity_check",
      sql`least(${table.canceledQuantity}, ${table.calledOffQuantity}) >= 0 and ${table.canceledQuantity} + ${table.calledOffQuantity} <= ${table.quantity}`,
    ),
    check("order_line_cents_check", sql`least(${table.priceCents}, ${table.coreCents}) >= 0`),
  ],
);

/**
 * What of a listing an account sold, of completed orders: what `soldChange` has is to be added. See
 * docs/decisions/0038-sums.md.
 */
export const soldPart = pgTable(
  "sold_part",
  {
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    listingId: text().notNull(),
    pieces: bigint({ mode: "number" }).notNull(),
    cents: bigint({ mode: "number" }).notNull(),
    /** The line that it was last sold by, and when that order was placed. */
    lineId: uuid()
      .notNull()
      .references(() => orderLine.id),
    soldAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.listingId] }),
    index("sold_part_best_idx").on(table.accountId, table.cents),
  ],
);

/** What `soldPart` does not have yet, a line of an order each: triggers add them, a job takes them away. */
export const soldChange = pgTable(
  "sold_change",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    listingId: text().notNull(),
    pieces: integer().notNull(),
    cents: bigint({ mode: "number" }).notNull(),
    lineId: uuid()
      .notNull()
      .references(() => orderLine.id),
    soldAt: moment().notNull(),
  },
  (table) => [index("sold_change_account_id_idx").on(table.accountId)],
);

/** What happened to an order, in a row each; both sides see them. Rows are added, and never changed. */
export const orderEvent = pgTable(
  "order_event",
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => purchaseOrder.id),
    /** An arrow of app/orders/order-graph.ts, or what else an event is called there. */
    kind: text().notNull(),
    by: text({ enum: orderParties }).notNull(),
    at: createdAt(),
    /** What belongs to it, such as a reason or a tracking number. */
    detail: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [
    index("order_event_order_id_idx").on(table.orderId, table.at),
    check("order_event_by_check", oneOf(table.by, orderParties)),
  ],
);

/** What one side of an order wrote to the other. */
export const orderMessage = pgTable(
  "order_message",
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => purchaseOrder.id),
    /** Null for a guest, and once the account was deleted. */
    accountId: uuid().references(() => account.id),
    by: text({ enum: orderParties }).notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
    /** When the other side saw it. */
    readAt: moment(),
  },
  (table) => [
    index("order_message_order_id_idx").on(table.orderId, table.createdAt),
    index("order_message_account_id_idx").on(table.accountId),
    check("order_message_by_check", oneOf(table.by, orderParties)),
  ],
);

/** Something that an account waits for has happened. */
export const notice = pgTable(
  "notice",
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    /** One of app/notifications/notice-kinds.ts. */
    kind: text().notNull(),
    orderId: uuid().references(() => purchaseOrder.id),
    /** Of a price drop: the listing, the price that was known, and what it is now. */
    listingId: text().references(() => listing.id, { onDelete: "cascade" }),
    fromCents: integer(),
    toCents: integer(),
    /** Of news: their id in app/content/news.ts. */
    newsId: text(),
    /** What it came of, such as an event's id: nobody is told twice. */
    cause: text().notNull(),
    createdAt: createdAt(),
    readAt: moment(),
  },
  (table) => [
    unique("notice_cause_key").on(table.accountId, table.cause),
    // All of the order in which they are shown: else a plan that does not know the account reads all that it has, to sort it.
    index("notice_account_id_idx").on(table.accountId, table.createdAt, table.id),
    index("notice_unread_idx").on(table.accountId).where(sql`${table.readAt} is null`),
    index("notice_order_id_idx").on(table.orderId),
    index("notice_listing_id_idx").on(table.listingId).where(sql`${table.listingId} is not null`),
    check(
      "notice_subject_check",
      sql`num_nonnulls(${table.orderId}, ${table.listingId}, ${table.newsId}) = 1`,
    ),
  ],
);

/*
 * The ledger: see docs/decisions/0031-ledger.md. Triggers refuse an entry that does not sum to zero, and every change
 * of what is written.
 */

export const ledgerAccount = pgTable(
  "ledger_account",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ledgerAccountKinds }).notNull(),
    /** Whose it is; null for the accounts that there is one of. */
    sellerId: uuid().references(() => seller.id),
    /** As ISO 4217 names it. */
    currency: text().notNull().default("USD"),
  },
  (table) => [
    unique("ledger_account_key").on(table.kind, table.sellerId, table.currency).nullsNotDistinct(),
    index("ledger_account_seller_id_idx").on(table.sellerId),
    check("ledger_account_kind_check", oneOf(table.kind, ledgerAccountKinds)),
    check("ledger_account_currency_check", sql`${table.currency} ~ '^[A-Z]{3}$'`),
  ],
);

/** One thing that happened to money. */
export const ledgerEntry = pgTable(
  "ledger_entry",
  {
    id: id(),
    /** What it came of, as `sale:` and the order's id: nothing is entered twice. */
    cause: text().notNull().unique("ledger_entry_cause_key"),
    kind: text({ enum: ledgerEntryKinds }).notNull(),
    /** Null for what is of no order, such as a payout. */
    orderId: uuid().references(() => purchaseOrder.id),
    createdAt: createdAt(),
  },
  (table) => [
    index("ledger_entry_order_id_idx").on(table.orderId),
    // Of which payout, whichever part of it: few come back.
    index("ledger_entry_returned_idx")
      .on(sql`split_part(${table.cause}, ':', 2)`)
      .where(sql`${table.kind} = 'payout-returned'`),
    check("ledger_entry_kind_check", oneOf(table.kind, ledgerEntryKinds)),
  ],
);

/** What an entry does to one account. */
export const ledgerPosting = pgTable(
  "ledger_posting",
  {
    entryId: uuid()
      .notNull()
      .references(() => ledgerEntry.id),
    accountId: integer()
      .notNull()
      .references(() => ledgerAccount.id),
    /** A debit above zero, a credit below. */
    amountCents: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.accountId] }),
    index("ledger_posting_account_id_idx").on(table.accountId, table.entryId),
    check("ledger_posting_amount_cents_check", sql`${table.amountCents} <> 0`),
  ],
);

/**
 * What was posted to a seller's account, by week (ISO Monday, UTC) and kind of entry: what `ledgerUnsummed` names is to be
 * added. See docs/decisions/0038-sums.md.
 */
export const ledgerWeek = pgTable(
  "ledger_week",
  {
    accountId: integer()
      .notNull()
      .references(() => ledgerAccount.id),
    week: date({ mode: "string" }).notNull(),
    kind: text({ enum: ledgerEntryKinds }).notNull(),
    postings: integer().notNull(),
    amountCents: bigint({ mode: "number" }).notNull(),
    /** What the site took of these, less what it gave back: posted to `fees` by the same entries. */
    feeCents: bigint({ mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.week, table.kind] }),
    check("ledger_week_kind_check", oneOf(table.kind, ledgerEntryKinds)),
  ],
);

/** Postings to sellers' accounts that no week has yet: a trigger adds each, a job takes them away. */
export const ledgerUnsummed = pgTable(
  "ledger_unsummed",
  { accountId: integer().notNull(), entryId: uuid().notNull() },
  (table) => [
    primaryKey({ columns: [table.accountId, table.entryId] }),
    foreignKey({
      name: "ledger_unsummed_posting_fk",
      columns: [table.entryId, table.accountId],
      foreignColumns: [ledgerPosting.entryId, ledgerPosting.accountId],
    }),
  ],
);

/**
 * Postings to what sellers are owed, through the site, that no payout has yet: a trigger adds each, another takes away
 * what becomes a line.
 */
export const ledgerUnpaid = pgTable(
  "ledger_unpaid",
  { accountId: integer().notNull(), entryId: uuid().notNull() },
  (table) => [
    primaryKey({ columns: [table.accountId, table.entryId] }),
    foreignKey({
      name: "ledger_unpaid_posting_fk",
      columns: [table.entryId, table.accountId],
      foreignColumns: [ledgerPosting.entryId, ledgerPosting.accountId],
    }),
  ],
);

/** What a nightly check of the ledger found. */
export const ledgerCheck = pgTable(
  "ledger_check",
  {
    id: id(),
    ranAt: createdAt(),
    /** In how many places a rule did not hold. */
    breaks: integer().notNull(),
  },
  (table) => [
    index("ledger_check_ran_at_idx").on(table.ranAt),
    check("ledger_check_breaks_check", sql`${table.breaks} >= 0`),
  ],
);

/** Where the numbers of disputes come from. */
export const disputeNumber = pgSequence("dispute_number_seq", { startWith: 1001 });

/** What a buyer says is wrong with a line of an order: a support ticket. One at a time is open for a line. */
export const dispute = pgTable(
  "dispute",
  {
    id: id(),
    number: text()
      .notNull()
      .unique("dispute_number_key")
      .default(sql`'DT-' || nextval('dispute_number_seq')`),
    orderId: uuid()
      .notNull()
      .references(() => purchaseOrder.id),
    /** Null for all of the order, as disputes from before are. */
    lineId: uuid().references(() => orderLine.id),
    /** Who opened it: the order's buyer. Null once that account was deleted. */
    accountId: uuid().references(() => account.id),
    reason: text({ enum: disputeReasons }).notNull(),
    message: text().notNull(),
    status: text({ enum: disputeStatuses }).notNull().default("open"),
    /** Until then the seller can answer; after that it is support's. */
    answerBy: moment().notNull().default(sql`now() + interval '5 days'`),
    escalatedAt: moment(),
    closedAt: moment(),
    outcome: text({ enum: disputeOutcomes }),
    createdAt: createdAt(),
  },
  (table) => [
    index("dispute_order_id_idx").on(table.orderId, table.createdAt),
    index("dispute_line_id_idx").on(table.lineId),
    uniqueIndex("dispute_open_line_key")
      .on(table.orderId, sql`coalesce(${table.lineId}, ${table.orderId})`)
      .where(sql`${table.status} <> 'closed'`),
    index("dispute_waiting_idx")
      .on(table.status, table.answerBy)
      .where(sql`${table.status} <> 'closed'`),
    check("dispute_reason_check", oneOf(table.reason, disputeReasons)),
    check("dispute_status_check", oneOf(table.status, disputeStatuses)),
    check("dispute_outcome_check", oneOf(table.outcome, disputeOutcomes)),
  ],
);

/** What was said, offered and decided in a dispute after it was opened. Rows are added, and never changed. */
export const disputeEntry = pgTable(
  "dispute_entry",
  {
    id: id(),
    disputeId: uuid()
      .notNull()
      .references(() => dispute.id),
    by: text({ enum: orderParties }).notNull(),
    /** Null for support and the system, and once the account was deleted. */
    accountId: uuid().references(() => account.id),
    /** Who decided it, as support's command says. */
    supporter: text(),
    kind: text({ enum: disputeEntryKinds }).notNull(),
    text: text().notNull().default(""),
    /** Of an offer or a decision: what the buyer gets back. */
    amountCents: integer(),
    /** Of an answer: the offer that it answers. Each is answered once. */
    offerId: uuid().unique("dispute_entry_offer_key"),
    createdAt: createdAt(),
  },
  (table) => [
    index("dispute_entry_dispute_id_idx").on(table.disputeId, table.createdAt),
    index("dispute_entry_account_id_idx").on(table.accountId),
    check("dispute_entry_by_check", oneOf(table.by, orderParties)),
    check("dispute_entry_kind_check", oneOf(table.kind, disputeEntryKinds)),
    check("dispute_entry_amount_cents_check", sql`${table.amountCents} >= 0`),
  ],
);

/** Where the numbers of returns come from. */
export const returnNumber = pgSequence("return_number_seq", { startWith: 1001 });

/** Pieces of a line that go back to the seller. One at a time is open for a line. */
export const orderReturn = pgTable(
  "order_return",
  {
    id: id(),
    number: text()
      .notNull()
      .unique("order_return_number_key")
      .default(sql`'RT-' || nextval('return_number_seq')`),
    orderId: uuid()
      .notNull()
      .references(() => purchaseOrder.id),
    lineId: uuid()
      .notNull()
      .references(() => orderLine.id),
    quantity: integer().notNull(),
    reason: text({ enum: returnReasons }).notNull(),
    /** What the buyer wrote, and what the seller answered: why not, or how to send it back. */
    message: text().notNull().default(""),
    answer: text().notNull().default(""),
    state: text({ enum: returnStates }).notNull().default("asked"),
    /** Until then the seller can answer; after that it is granted. */
    answerBy: moment().notNull(),
    /** Until then the buyer can send it back; null before it is granted. */
    sendBy: moment(),
    carrier: text(),
    trackingNumber: text(),
    /** Whether the pieces went back on the shelf; null while nobody said. */
    isRestocked: boolean(),
    sentAt: moment(),
    /** When the seller said that it has not arrived, and when the buyer named the parcel after that. */
    missingAt: moment(),
    tracedAt: moment(),
    closedAt: moment(),
    remindedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index("order_return_order_id_idx").on(table.orderId, table.createdAt),
    uniqueIndex("order_return_open_line_key")
      .on(table.lineId)
      .where(sql`${table.state} in ('asked', 'granted', 'sent', 'missing')`),
    index("order_return_waiting_idx")
      .on(table.state, table.answerBy)
      .where(sql`${table.state} in ('asked', 'granted', 'sent', 'missing')`),
    check("order_return_quantity_check", sql`${table.quantity} > 0`),
    check("order_return_reason_check", oneOf(table.reason, returnReasons)),
    check("order_return_state_check", oneOf(table.state, returnStates)),
  ],
);

/** The deposit for the old part of a line that was sold with one, from when the buyer has the parts. */
export const core = pgTable(
  "core",
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => purchaseOrder.id),
    lineId: uuid()
      .notNull()
      .unique("core_line_id_key")
      .references(() => orderLine.id),
    quantity: integer().notNull(),
    /** Of all pieces. */
    depositCents: integer().notNull(),
    /** What of it the seller keeps; null until that is known. */
    keptCents: integer(),
    state: text({ enum: coreStates }).notNull().default("held"),
    /** Until then the old part has to be on its way. */
    sendBy: moment().notNull(),
    carrier: text(),
    trackingNumber: text(),
    /** Why it was reduced or refused, or is over otherwise. */
    reason: text().notNull().default(""),
    sentAt: moment(),
    receivedAt: moment(),
    settledAt: moment(),
    /** How often its buyer was reminded, and when last. */
    reminders: smallint().notNull().default(0),
    remindedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index("core_order_id_idx").on(table.orderId),
    index("core_waiting_idx").on(table.sendBy).where(sql`${table.state} = 'held'`),
    check("core_quantity_check", sql`${table.quantity} > 0`),
    check("core_state_check", oneOf(table.state, coreStates)),
    check("core_kept_cents_check", sql`${table.keptCents} between 0 and ${table.depositCents}`),
  ],
);

/** Money that a buyer gets back. What was granted is the ledger's as well; it is never more than was paid. */
export const refund = pgTable(
  "refund",
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => purchaseOrder.id),
    /** Null for what is of no line, such as the delivery. */
    lineId: uuid().references(() => orderLine.id),
    /** What it came of, such as `return:` and its id: nothing is paid back twice. */
    cause: text().notNull().unique("refund_cause_key"),
    partsCents: integer().notNull().default(0),
    deliveryCents: integer().notNull().default(0),
    taxCents: integer().notNull().default(0),
    coreCents: integer().notNull().default(0),
    by: text({ enum: orderParties }).notNull(),
    /** Both sides read it. */
    why: text().notNull().default(""),
    /** When the seller said that it was paid back at the counter. */
    saidPaidAt: moment(),
    /** How often the buyer said that it is not there after all. */
    denials: smallint().notNull().default(0),
    /** When the buyer had it: said so, was paid by the provider, or did not say otherwise. */
    paidAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index("refund_order_id_idx").on(table.orderId, table.createdAt),
    index("refund_line_id_idx").on(table.lineId),
    index("refund_unpaid_idx").on(table.saidPaidAt).where(sql`${table.paidAt} is null`),
    check("refund_by_check", oneOf(table.by, orderParties)),
    check(
      "refund_cents_check",
      sql`least(${table.partsCents}, ${table.deliveryCents}, ${table.taxCents}, ${table.coreCents}) >= 0 and ${table.partsCents} + ${table.deliveryCents} + ${table.taxCents} + ${table.coreCents} > 0`,
    ),
  ],
);

/** A photo that one side of an order shows the other. */
export const orderPhoto = pgTable(
  "order_photo",
  {
    photoId: uuid()
      .primaryKey()
      .references(() => photo.id, { onDelete: "cascade" }),
    orderId: uuid()
      .notNull()
      .references(() => purchaseOrder.id),
    by: text({ enum: orderParties }).notNull(),
    /** What it belongs to, and the id of that row. */
    subject: text({ enum: orderPhotoSubjects }).notNull(),
    subjectId: uuid().notNull(),
    position: smallint().notNull().default(0),
  },
  (table) => [
    index("order_photo_subject_idx").on(table.subjectId, table.position),
    index("order_photo_order_id_idx").on(table.orderId),
    check("order_photo_by_check", oneOf(table.by, orderParties)),
    check("order_photo_subject_check", oneOf(table.subject, orderPhotoSubjects)),
  ],
);

/** Somebody in an account's address book; no account means a sample row. */
export const contact = pgTable(
  "contact",
  {
    id: id(),
    accountId: uuid().references(() => account.id, { onDelete: "cascade" }),
    name: text().notNull(),
    type: text({ enum: contactTypes }).notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    isSample: isSample(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("contact_account_email_key").on(table.accountId, table.email),
    check("contact_type_check", oneOf(table.type, contactTypes)),
  ],
);

/** What a seller is paid at a time. The samples have no seller. */
export const payout = pgTable(
  "payout",
  {
    id: id(),
    /** Whom it is shown to; null for samples, and once the account was deleted. */
    accountId: uuid().references(() => account.id, { onDelete: "set null" }),
    sellerId: uuid().references(() => seller.id),
    amountCents: integer().notNull(),
    dueOn: date({ mode: "string" }).notNull(),
    status: text({ enum: payoutStatuses }).notNull().default("pending"),
    paidAt: moment(),
    /** The payment provider's id. */
    providerId: text().unique("payout_provider_id_key"),
    isSample: isSample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("payout_account_id_idx").on(table.accountId),
    index("payout_seller_id_idx").on(table.sellerId, table.dueOn),
    check("payout_status_check", oneOf(table.status, payoutStatuses)),
    check("payout_amount_cents_check", sql`${table.amountCents} > 0`),
  ],
);

/** What of a ledger entry is in a payout. Each entry of a seller is in one at most; they sum to its amount. */
export const payoutLine = pgTable(
  "payout_line",
  {
    payoutId: uuid()
      .notNull()
      .references(() => payout.id),
    entryId: uuid()
      .notNull()
      .references(() => ledgerEntry.id),
    sellerId: uuid()
      .notNull()
      .references(() => seller.id),
    /** Above zero what the seller gets. */
    amountCents: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.sellerId] }),
    index("payout_line_payout_id_idx").on(table.payoutId),
    index("payout_line_seller_id_idx").on(table.sellerId),
  ],
);

/** The last number that a seller gave out in a year: the next one is written with its invoice, so that none is missing. */
export const invoiceSequence = pgTable(
  "invoice_sequence",
  {
    sellerId: uuid()
      .notNull()
      .references(() => seller.id),
    year: smallint().notNull(),
    kind: text({ enum: invoiceKinds }).notNull(),
    last: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sellerId, table.year, table.kind] }),
    check("invoice_sequence_kind_check", oneOf(table.kind, invoiceKinds)),
  ],
);

/** An invoice or a credit note, as it was issued. Triggers refuse every change. */
export const invoice = pgTable(
  "invoice",
  {
    id: id(),
    sellerId: uuid()
      .notNull()
      .references(() => seller.id),
    orderId: uuid()
      .notNull()
      .references(() => purchaseOrder.id),
    kind: text({ enum: invoiceKinds }).notNull(),
    year: smallint().notNull(),
    /** From 1 in each year. */
    number: integer().notNull(),
    /** What it came of, such as `sale:` and the order's id: nothing is invoiced twice. */
    cause: text().notNull().unique("invoice_cause_key"),
    /** Everything that it says. */
    content: jsonb().notNull(),
    totalCents: integer().notNull(),
    issuedAt: createdAt(),
  },
  (table) => [
    unique("invoice_number_key").on(table.sellerId, table.kind, table.year, table.number),
    index("invoice_order_id_idx").on(table.orderId),
    check("invoice_kind_check", oneOf(table.kind, invoiceKinds)),
    check("invoice_total_cents_check", sql`${table.totalCents} >= 0`),
  ],
);

/*
 * The payment provider: what it was asked to do, and what it said. Nothing of a card is here.
 */

/** What a checkout is paid by. */
export const payment = pgTable(
  "payment",
  {
    id: id(),
    checkoutId: uuid()
      .notNull()
      .unique("payment_checkout_id_key")
      .references(() => checkout.id),
    provider: text().notNull(),
    /** What the provider calls it; null until it has answered. */
    providerId: text().unique("payment_provider_id_key"),
    state: text({ enum: paymentStates }).notNull().default("requires-payment"),
    amountCents: integer().notNull(),
    capturedCents: integer().notNull().default(0),
    refundedCents: integer().notNull().default(0),
    /** What the provider takes for it; null until it has said so. */
    providerFeeCents: integer(),
    /** Why it failed, as the provider's code. */
    failure: text(),
    /** What is to be ordered once it is authorized, as the checkout's form said; null once it was, or cannot be any more. */
    placing: jsonb(),
    createdAt: createdAt(),
    /** When it came into its state. */
    updatedAt: createdAt(),
  },
  (table) => [
    index("payment_open_idx")
      .on(table.updatedAt)
      .where(sql`${table.state} in ('requires-payment', 'requires-action', 'processing')`),
    check("payment_state_check", oneOf(table.state, paymentStates)),
    check(
      "payment_cents_check",
      sql`${table.amountCents} > 0 and ${table.capturedCents} between 0 and ${table.amountCents} and ${table.refundedCents} between 0 and ${table.capturedCents} and ${table.providerFeeCents} between 0 and ${table.amountCents}`,
    ),
  ],
);

/** A webhook of the provider, kept before anything is done about it. */
export const paymentEvent = pgTable(
  "payment_event",
  {
    /** The provider's. */
    id: text().primaryKey(),
    type: text().notNull(),
    /** The object that it is about, as the provider calls it: its current state is asked for. */
    objectId: text().notNull(),
    /** The connected account that it is of; null for the site's own. */
    providerAccountId: text(),
    receivedAt: createdAt(),
    doneAt: moment(),
  },
  (table) => [
    index("payment_event_waiting_idx").on(table.receivedAt).where(sql`${table.doneAt} is null`),
  ],
);

/** A seller's account at the payment provider. */
export const sellerPaymentAccount = pgTable("seller_payment_account", {
  sellerId: uuid()
    .primaryKey()
    .references(() => seller.id),
  providerId: text().notNull().unique("seller_payment_account_provider_id_key"),
  canBePaid: boolean().notNull().default(false),
  hasSubmitted: boolean().notNull().default(false),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});

/** Something that the provider is asked to do about an order's money: capture, refund, transfer, reverse. Each once. */
export const paymentAction = pgTable(
  "payment_action",
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => purchaseOrder.id),
    paymentId: uuid()
      .notNull()
      .references(() => payment.id),
    kind: text().notNull(),
    /** What it came of: nothing is asked for twice. */
    cause: text().notNull().unique("payment_action_cause_key"),
    amountCents: integer().notNull(),
    /** What it takes back of. */
    payoutId: uuid().references(() => payout.id),
    providerId: text().unique("payment_action_provider_id_key"),
    /** When the provider had done it, and why it will not. */
    doneAt: moment(),
    failure: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index("payment_action_order_id_idx").on(table.orderId),
    index("payment_action_payment_id_idx").on(table.paymentId),
    index("payment_action_chargeback_idx")
      .on(table.orderId)
      .where(sql`${table.kind} = 'chargeback' and ${table.doneAt} is null`),
    index("payment_action_payout_id_idx").on(table.payoutId).where(sql`${table.kind} = 'reverse'`),
    check("payment_action_amount_cents_check", sql`${table.amountCents} > 0`),
  ],
);

export const notificationPreference = pgTable("notification_preference", {
  accountId: uuid()
    .primaryKey()
    .references(() => account.id, { onDelete: "cascade" }),
  orderUpdates: boolean().notNull().default(true),
  /** By email too. */
  orderMails: boolean().notNull().default(true),
  priceDrops: boolean().notNull().default(true),
  priceDropMails: boolean().notNull().default(false),
  productNews: boolean().notNull().default(false),
  productNewsMails: boolean().notNull().default(false),
  /** News of that day and before are not told any more. */
  newsToldOn: date().notNull().default(sql`current_date`),
});

/**
 * A vehicle in an account's garage, at most one of them active. The VIN is there if it was added by
 * one; it tells who somebody is, so it is never logged.
 */
export const vehicle = pgTable(
  "vehicle",
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    year: integer().notNull(),
    make: text().notNull(),
    model: text().notNull(),
    engine: text(),
    vin: text(),
    isActive: boolean().notNull().default(false),
    /** What its owner said of it, by the key of a fitment's condition: `{ "wheel-size": "16" }`. */
    facts: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    unique("vehicle_account_vehicle_key")
      .on(table.accountId, table.year, table.make, table.model, table.engine, table.vin)
      .nullsNotDistinct(),
    uniqueIndex("vehicle_active_key").on(table.accountId).where(sql`${table.isActive}`),
    check("vehicle_year_check", sql`${table.year} between 1900 and 2100`),
    check("vehicle_vin_check", sql`${table.vin} ~ '^[0-9A-HJ-NPR-Z]{17}$'`),
  ],
);

/**
 * A photo of a part, and whose it is. Its files are in the photo store, named after its hash: rows of the
 * same hash share them.
 */
export const photo = pgTable(
  "photo",
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    /** Null until a listing shows it, and again when that is deleted. */
    listingId: text().references(() => listing.id, { onDelete: "set null" }),
    /** A draft that shows it: then it is not loose. */
    draftId: text().references(() => listingDraft.id, { onDelete: "set null" }),
    /** Its place among the photos of its listing; the first, 0, is the cover. */
    position: integer().notNull().default(0),
    alt: text().notNull().default(""),
    /** SHA-256 (hex) of the original. */
    hash: text().notNull(),
    /** In pixels, upright: as it is shown, not as the camera held it. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Of the original. */
    bytes: integer().notNull(),
    contentType: text({ enum: photoTypes }).notNull(),
    state: text({ enum: photoStates }).notNull().default("received"),
    /** Why it was rejected, as a code of app/photos/photo.schema.ts. */
    reason: text(),
    /** Since when no listing has shown it. Null while one does, and where that was deleted until a sweep sees it. */
    looseSince: moment().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    index("photo_account_id_idx").on(table.accountId, table.hash),
    index("photo_listing_id_idx").on(table.listingId, table.position),
    index("photo_hash_idx").on(table.hash),
    index("photo_draft_id_idx").on(table.draftId),
    index("photo_loose_idx")
      .on(table.looseSince)
      .where(sql`${table.listingId} is null and ${table.draftId} is null`),
    index("photo_received_idx").on(table.createdAt).where(sql`${table.state} = 'received'`),
    check("photo_hash_check", sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    check("photo_position_check", sql`${table.position} >= 0`),
    check("photo_size_check", sql`${table.width} > 0 and ${table.height} > 0`),
    check("photo_bytes_check", sql`${table.bytes} > 0`),
    check("photo_content_type_check", oneOf(table.contentType, photoTypes)),
    check("photo_state_check", oneOf(table.state, photoStates)),
    check("photo_reason_check", sql`(${table.reason} is not null) = (${table.state} = 'rejected')`),
  ],
);

/** The shape that rate-limiter-flexible's RateLimiterPostgres expects (`tableCreated: true`). */
export const rateLimit = pgTable("rate_limit", {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Unix time in milliseconds; null means never. */
  expire: bigint({ mode: "number" }),
});

/**
 * Signs of life of those who work on the job queue, by the name under which they lock jobs; the jobs
 * themselves are in the schema `graphile_worker`, which that library migrates.
 */
export const jobWorker = pgTable("job_worker", {
  id: text().primaryKey(),
  seenAt: moment().notNull(),
});
