-- What drizzle-kit wrote from the schema, with what it cannot say: functions (each is in a file of its own in
-- app/platform/db/functions, which a test compares), collations, what indexes include, and triggers.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Letters and digits only, in capitals: how part numbers are compared.
CREATE OR REPLACE FUNCTION part_norm(spelt text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT upper(regexp_replace(spelt, '[^A-Za-z0-9]+', '', 'g')) $$;
--> statement-breakpoint
-- The words of a text: lower case, without accents, letters and digits only, each once. Makes and models are
-- collated "C", which has small letters for A to Z alone.
CREATE OR REPLACE FUNCTION search_words(said text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT array(SELECT DISTINCT left(w, 40) FROM regexp_split_to_table(
  regexp_replace(normalize(lower(said COLLATE "default"), NFKD), '[\u0300-\u036f]', '', 'g'), '[^[:alnum:]]+') w WHERE w <> '') $$;
--> statement-breakpoint
-- Morton code of the Web Mercator tile of zoom 16; app/search/geo/morton-cells.ts says the same in TypeScript.
CREATE OR REPLACE FUNCTION map_cell(lat double precision, lng double precision) RETURNS bigint LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  x bigint := least(65535, greatest(0, floor((lng + 180) / 360 * 65536)));
  s double precision := sin(radians(least(85.0511287798, greatest(-85.0511287798, lat))));
  y bigint := least(65535, greatest(0, floor((0.5 - ln((1 + s) / (1 - s)) / (4 * pi())) * 65536)));
BEGIN
  x := (x | (x << 8)) & 16711935;
  x := (x | (x << 4)) & 252645135;
  x := (x | (x << 2)) & 858993459;
  x := (x | (x << 1)) & 1431655765;
  y := (y | (y << 8)) & 16711935;
  y := (y | (y << 4)) & 252645135;
  y := (y | (y << 2)) & 858993459;
  y := (y | (y << 1)) & 1431655765;
  RETURN x | (y << 1);
END $$;
--> statement-breakpoint
-- A bulk load derives everything itself, in one go, and says so for its own transactions.
CREATE OR REPLACE FUNCTION loading_in_bulk() RETURNS boolean LANGUAGE sql STABLE AS
$$ SELECT coalesce(current_setting('partlane.bulk', true), '') = 'on' $$;
--> statement-breakpoint
-- The words of a document, without the cells that documents once had.
CREATE OR REPLACE FUNCTION document_words(document tsvector) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT w FROM unnest(tsvector_to_array(document)) w WHERE w NOT LIKE '@%' $$;
--> statement-breakpoint
-- A vehicle as a word of documents: `#make/model`, in small letters.
CREATE OR REPLACE FUNCTION vehicle_word(make text, model text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT '#' || lower((make || '/' || model) COLLATE "default") $$;
--> statement-breakpoint
-- Two of 64 bits for a word: a document has it only if the document's signature has both.
CREATE OR REPLACE FUNCTION word_signature(word text) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT (1::bigint << (get_byte(decode(md5(ltrim(word, '~')), 'hex'), 0) & 63))
        | (1::bigint << (get_byte(decode(md5(ltrim(word, '~')), 'hex'), 1) & 63)) $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION document_signature(document tsvector) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT coalesce(bit_or(word_signature(w)), 0) FROM unnest(tsvector_to_array(document)) w WHERE left(w, 1) NOT IN ('@', '#') $$;
--> statement-breakpoint
-- A word with a cell of zoom 7 or 12 as one number: the zoom (1 or 2), the cell, and 36 bits of the word's hash.
CREATE OR REPLACE FUNCTION placed_word(word text, zoom integer, cell bigint) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT (CASE zoom WHEN 7 THEN 1::bigint WHEN 12 THEN 2::bigint END << 62) | (cell << 36) | (hashtextextended(word, 0) & 68719476735) $$;
--> statement-breakpoint
-- A word with a condition and a band of prices as one number.
CREATE OR REPLACE FUNCTION priced_word(word text, condition text, band integer) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT (CASE condition WHEN 'new' THEN 1::bigint WHEN 'refurbished' THEN 2::bigint ELSE 3::bigint END << 46) | (band::bigint << 36) | (hashtextextended(word, 0) & 68719476735) $$;
--> statement-breakpoint
-- Prices are in 16 bands from any to twice as much, and those below 32 cents each in its own. Entries are
-- appended one by one: that is done in place, where to put two arrays together copies both. It costs so much that
-- nobody is to think of calling it for one listing after the other instead of asking the index.
CREATE OR REPLACE FUNCTION placed_words(document tsvector, cell bigint, cents integer, condition text) RETURNS bigint[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
DECLARE
  wide bigint := (1::bigint << 62) | ((cell >> 18) << 36);
  narrow bigint := (2::bigint << 62) | ((cell >> 8) << 36);
  halvings integer := 0;
  priced bigint;
  word text;
  hashed bigint;
  placed bigint[] := '{}';
BEGIN
  WHILE cents >> halvings >= 32 LOOP halvings := halvings + 1; END LOOP;
  priced := (CASE condition WHEN 'new' THEN 1::bigint WHEN 'refurbished' THEN 2::bigint ELSE 3::bigint END << 46)
    | ((halvings * 16 + (cents >> halvings))::bigint << 36);
  FOREACH word IN ARRAY tsvector_to_array(document) LOOP
    -- Neither # nor @, the signs of vehicles and places.
    IF ascii(word) NOT IN (35, 64) THEN
      hashed := hashtextextended(word, 0) & 68719476735;
      placed := array_append(array_append(array_append(placed, wide | hashed), narrow | hashed), priced | hashed);
    END IF;
  END LOOP;
  RETURN placed;
END $$;
--> statement-breakpoint
-- New categories come last, so that those that are stored keep their numbers.
CREATE OR REPLACE FUNCTION listing_kind(category text, condition text) RETURNS smallint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT (4 * array_position(ARRAY['brake', 'electrical', 'body', 'suspension', 'steering', 'engine', 'cooling',
  'drivetrain', 'exhaust', 'fuel', 'filter', 'interior', 'wheel'], category)
  + array_position(ARRAY['new', 'refurbished', 'used'], condition))::smallint $$;
--> statement-breakpoint
-- A bit for each category, and all bits for one that is not known.
CREATE OR REPLACE FUNCTION category_bit(category text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT coalesce(1 << (listing_kind(category, 'new')::integer / 4 - 1), -1) $$;
--> statement-breakpoint
CREATE SEQUENCE "public"."dispute_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."order_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 20431 CACHE 1;--> statement-breakpoint
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"display_name" text NOT NULL,
	"password_hash" text,
	"external_id" text,
	"plan" text DEFAULT 'hobbyist' NOT NULL,
	"billing_period" text DEFAULT 'monthly' NOT NULL,
	"email_verified_at" timestamp with time zone,
	"hides_samples" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_external_id_key" UNIQUE("external_id"),
	CONSTRAINT "account_plan_check" CHECK ("account"."plan" in ('hobbyist', 'professional', 'enterprise')),
	CONSTRAINT "account_billing_period_check" CHECK ("account"."billing_period" in ('monthly', 'annual'))
);
--> statement-breakpoint
CREATE TABLE "account_export" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archive" "bytea",
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"account_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "account_token_purpose_check" CHECK ("account_token"."purpose" in ('reset-password', 'verify-email', 'change-email', 'revert-email'))
);
--> statement-breakpoint
CREATE TABLE "cell_change" (
	"cell" bigint NOT NULL,
	"category" text NOT NULL,
	"condition" text NOT NULL,
	"n" smallint NOT NULL,
	"price_cents" integer NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cell_stat" (
	"z" smallint NOT NULL,
	"category" text NOT NULL,
	"condition" text NOT NULL,
	"cell" bigint NOT NULL,
	"n" integer NOT NULL,
	"min_price_cents" integer NOT NULL,
	"slat" double precision NOT NULL,
	"slng" double precision NOT NULL,
	CONSTRAINT "cell_stat_z_category_condition_cell_pk" PRIMARY KEY("z","category","condition","cell")
);
--> statement-breakpoint
CREATE TABLE "contact" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_account_email_key" UNIQUE("account_id","email"),
	CONSTRAINT "contact_type_check" CHECK ("contact"."type" in ('supplier', 'customer'))
);
--> statement-breakpoint
CREATE TABLE "dispute" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text DEFAULT 'DT-' || nextval('dispute_number_seq') NOT NULL,
	"order_id" uuid NOT NULL,
	"account_id" uuid,
	"reason" text NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dispute_number_key" UNIQUE("number"),
	CONSTRAINT "dispute_reason_check" CHECK ("dispute"."reason" in ('not-as-described', 'does-not-fit', 'did-not-arrive')),
	CONSTRAINT "dispute_status_check" CHECK ("dispute"."status" in ('open', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "fitment" (
	"make" text COLLATE "C" NOT NULL,
	"model" text COLLATE "C" NOT NULL,
	"listing_key" integer NOT NULL,
	"y0" smallint NOT NULL,
	"y1" smallint NOT NULL,
	"engine" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"cell" bigint DEFAULT 0 NOT NULL,
	"signature" bigint DEFAULT 0 NOT NULL,
	"price_cents" integer,
	"kind" smallint,
	"vehicle" bigint GENERATED ALWAYS AS (hashtextextended(vehicle_word(make, model), 0)) STORED,
	CONSTRAINT "fitment_years_check" CHECK ("fitment"."y0" <= "fitment"."y1"),
	CONSTRAINT "fitment_source_check" CHECK ("fitment"."source" in ('catalogue', 'seller'))
);
--> statement-breakpoint
CREATE TABLE "job_worker" (
	"id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing" (
	"id" text PRIMARY KEY NOT NULL,
	"key" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "listing_key_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"part_number" text NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"category" text NOT NULL,
	"leaf" text DEFAULT '' NOT NULL,
	"condition" text NOT NULL,
	"price_cents" integer NOT NULL,
	"core_charge_cents" integer DEFAULT 0 NOT NULL,
	"quantity" integer NOT NULL,
	"in_stock" boolean GENERATED ALWAYS AS (quantity > 0) STORED NOT NULL,
	"warranty_days" integer DEFAULT 0 NOT NULL,
	"location_name" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"seller_id" uuid NOT NULL,
	"description" text NOT NULL,
	"travel_time_minutes" integer NOT NULL,
	"image" text NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"rating" numeric(2, 1),
	"rating_count" integer DEFAULT 0 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"seed" integer,
	"cell" bigint DEFAULT 0 NOT NULL,
	"document" "tsvector" DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_core_charge_cents_check" CHECK ("listing"."core_charge_cents" >= 0),
	CONSTRAINT "listing_category_check" CHECK ("listing"."category" in ('brake', 'electrical', 'body', 'suspension', 'steering', 'engine', 'cooling', 'drivetrain', 'exhaust', 'fuel', 'filter', 'interior', 'wheel')),
	CONSTRAINT "listing_condition_check" CHECK ("listing"."condition" in ('new', 'refurbished', 'used')),
	CONSTRAINT "listing_price_cents_check" CHECK ("listing"."price_cents" > 0),
	CONSTRAINT "listing_quantity_check" CHECK ("listing"."quantity" >= 0),
	CONSTRAINT "listing_warranty_days_check" CHECK ("listing"."warranty_days" >= 0),
	CONSTRAINT "listing_lat_check" CHECK ("listing"."lat" between -90 and 90),
	CONSTRAINT "listing_lng_check" CHECK ("listing"."lng" between -180 and 180),
	CONSTRAINT "listing_rating_check" CHECK ("listing"."rating" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "listing_number" (
	"norm" text COLLATE "C" NOT NULL,
	"listing_key" integer NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "listing_number_kind_check" CHECK ("listing_number"."kind" in ('own', 'oem', 'interchange', 'superseded'))
);
--> statement-breakpoint
CREATE TABLE "notification_preference" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"order_updates" boolean DEFAULT true NOT NULL,
	"price_drops" boolean DEFAULT true NOT NULL,
	"product_news" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"amount_cents" integer NOT NULL,
	"due_on" date NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "payout_status_check" CHECK ("payout"."status" in ('pending', 'paid')),
	CONSTRAINT "payout_amount_cents_check" CHECK ("payout"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text DEFAULT 'PL-' || nextval('order_number_seq') NOT NULL,
	"listing_id" text NOT NULL,
	"buyer_account_id" uuid,
	"seller_account_id" uuid,
	"seller_id" uuid NOT NULL,
	"customer_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"status" text DEFAULT 'processing' NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"begun_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	CONSTRAINT "purchase_order_number_key" UNIQUE("number"),
	CONSTRAINT "purchase_order_status_check" CHECK ("purchase_order"."status" in ('processing', 'shipped', 'delivered', 'canceled')),
	CONSTRAINT "purchase_order_quantity_check" CHECK ("purchase_order"."quantity" > 0),
	CONSTRAINT "purchase_order_total_cents_check" CHECK ("purchase_order"."total_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "seed_run" (
	"seed" integer PRIMARY KEY NOT NULL,
	"listings" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"indexes" text[] DEFAULT '{}' NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "seller" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"location_name" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"email" text,
	"phone" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"seed" integer
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "supersession" (
	"norm" text COLLATE "C" NOT NULL,
	"replacement" text COLLATE "C" NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"seed" integer,
	CONSTRAINT "supersession_norm_replacement_pk" PRIMARY KEY("norm","replacement"),
	CONSTRAINT "supersession_check" CHECK ("supersession"."norm" <> "supersession"."replacement")
);
--> statement-breakpoint
CREATE TABLE "vehicle" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"engine" text,
	"vin" text,
	"is_active" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicle_account_vehicle_key" UNIQUE NULLS NOT DISTINCT("account_id","year","make","model","engine","vin"),
	CONSTRAINT "vehicle_year_check" CHECK ("vehicle"."year" between 1900 and 2100),
	CONSTRAINT "vehicle_vin_check" CHECK ("vehicle"."vin" ~ '^[0-9A-HJ-NPR-Z]{17}$')
);
--> statement-breakpoint
CREATE TABLE "word" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL,
	"n" integer NOT NULL,
	"categories" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "word_change" (
	"word" text COLLATE "C" NOT NULL,
	"n" integer NOT NULL,
	"categories" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_export" ADD CONSTRAINT "account_export_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_token" ADD CONSTRAINT "account_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_buyer_account_id_account_id_fk" FOREIGN KEY ("buyer_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_seller_account_id_account_id_fk" FOREIGN KEY ("seller_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle" ADD CONSTRAINT "vehicle_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_email_key" ON "account" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "account_export_expires_at_idx" ON "account_export" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_token_account_id_idx" ON "account_token" USING btree ("account_id","purpose");--> statement-breakpoint
CREATE INDEX "account_token_email_idx" ON "account_token" USING btree ("email");--> statement-breakpoint
CREATE INDEX "account_token_expires_at_idx" ON "account_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "cell_change_cell_idx" ON "cell_change" USING btree ("cell");--> statement-breakpoint
CREATE INDEX "dispute_order_id_idx" ON "dispute" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_open_order_key" ON "dispute" USING btree ("order_id") WHERE "dispute"."status" = 'open';--> statement-breakpoint
CREATE INDEX "fitment_near_idx" ON "fitment" USING btree ("vehicle","y0","y1","cell") INCLUDE ("signature","listing_key","price_cents","kind","engine");--> statement-breakpoint
CREATE UNIQUE INDEX "fitment_key" ON "fitment" USING btree ("listing_key","make","model","y0","engine");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_key_key" ON "listing" USING btree ("key") INCLUDE ("category","condition","price_cents","in_stock","lat","lng");--> statement-breakpoint
CREATE INDEX "listing_cell_idx" ON "listing" USING btree ("cell","category","condition","price_cents") INCLUDE ("key","lat","lng","brand","leaf","seller_id","warranty_days") WHERE "listing"."in_stock";--> statement-breakpoint
CREATE INDEX "listing_price_idx" ON "listing" USING btree ("price_cents","key") INCLUDE ("category","condition","leaf","brand","lat","lng") WHERE "listing"."in_stock";--> statement-breakpoint
CREATE INDEX "listing_category_price_idx" ON "listing" USING btree ("category","price_cents","key") INCLUDE ("condition","leaf","brand","lat","lng") WHERE "listing"."in_stock";--> statement-breakpoint
CREATE INDEX "listing_created_idx" ON "listing" USING btree ("created_at","key") INCLUDE ("price_cents","category","condition","leaf","brand","lat","lng") WHERE "listing"."in_stock";--> statement-breakpoint
CREATE INDEX "listing_sold_out_cell_idx" ON "listing" USING btree ("cell") WHERE not "listing"."in_stock";--> statement-breakpoint
CREATE INDEX "listing_sold_out_price_idx" ON "listing" USING btree ("price_cents","key") WHERE not "listing"."in_stock";--> statement-breakpoint
CREATE INDEX "listing_sold_out_created_idx" ON "listing" USING btree ("created_at","key") WHERE not "listing"."in_stock";--> statement-breakpoint
CREATE INDEX "listing_document_idx" ON "listing" USING gin ("document");--> statement-breakpoint
CREATE INDEX "listing_sold_out_document_idx" ON "listing" USING gin ("document") WHERE not "listing"."in_stock";--> statement-breakpoint
CREATE INDEX "listing_placed_idx" ON "listing" USING gin (placed_words("document", "cell", "price_cents", "condition")) WITH (fastupdate=off) WHERE "listing"."in_stock";--> statement-breakpoint
CREATE INDEX "listing_seller_id_idx" ON "listing" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "listing_known_sample_idx" ON "listing" USING btree ("key") WHERE is_sample and seed is null;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_number_key" ON "listing_number" USING btree ("norm","listing_key") INCLUDE ("kind");--> statement-breakpoint
CREATE INDEX "listing_number_listing_idx" ON "listing_number" USING btree ("listing_key");--> statement-breakpoint
CREATE INDEX "payout_account_id_idx" ON "payout" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "purchase_order_listing_idx" ON "purchase_order" USING btree ("listing_id","placed_at");--> statement-breakpoint
CREATE INDEX "purchase_order_buyer_idx" ON "purchase_order" USING btree ("buyer_account_id","placed_at");--> statement-breakpoint
CREATE INDEX "purchase_order_open_idx" ON "purchase_order" USING btree ("buyer_account_id","seller_id") WHERE "purchase_order"."status" = 'processing';--> statement-breakpoint
CREATE INDEX "purchase_order_seller_account_idx" ON "purchase_order" USING btree ("seller_account_id","placed_at");--> statement-breakpoint
CREATE INDEX "purchase_order_sample_idx" ON "purchase_order" USING btree ("is_sample","placed_at");--> statement-breakpoint
CREATE INDEX "session_account_id_idx" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_expires_at_idx" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "supersession_replacement_idx" ON "supersession" USING btree ("replacement");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_active_key" ON "vehicle" USING btree ("account_id") WHERE "vehicle"."is_active";--> statement-breakpoint
CREATE INDEX "word_trigram_idx" ON "word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "word_change_word_idx" ON "word_change" USING btree ("word");
--> statement-breakpoint
-- How many are in stock in each cell of an even zoom, between two cells: what is counted, and the changes that are
-- not counted in yet, so a cell may come more than once. Until then the least price may be of one that is gone.
-- A blank category or condition means all of them. Written as one query, so that searches have it as part of theirs.
CREATE OR REPLACE FUNCTION cell_counts(zoom integer, of_category text, of_condition text, low bigint, high bigint)
RETURNS TABLE (cell bigint, n integer, min_price_cents integer, slat double precision, slng double precision)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT c.cell, c.n, c.min_price_cents, c.slat, c.slng FROM cell_stat c
  WHERE c.z = zoom::smallint AND c.category = of_category AND c.condition = of_condition AND c.cell BETWEEN low AND high
  UNION ALL
  SELECT c.cell >> (2 * (16 - zoom)), c.n, CASE WHEN c.n > 0 THEN c.price_cents END, c.n * c.lat, c.n * c.lng
  FROM cell_change c
  WHERE c.cell BETWEEN low << (2 * (16 - zoom)) AND ((high + 1) << (2 * (16 - zoom))) - 1
    AND of_category IN ('', c.category) AND of_condition IN ('', c.condition)
$$;
--> statement-breakpoint
-- The words that a listing is found by, without positions: those of its name, brand and seller; marked with "~",
-- those that only its description and the vehicles that it fits have (generated descriptions say nothing of their
-- own); and each vehicle as `#make/model`.
CREATE OR REPLACE FUNCTION listing_document(of_listing listing) RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
DECLARE
  named text[];
  beside text[];
  vehicles text[];
BEGIN
  named := search_words(of_listing.name || ' ' || of_listing.brand || ' '
    || coalesce((SELECT name FROM seller WHERE id = of_listing.seller_id), ''));
  SELECT array_agg(DISTINCT vehicle_word(make, model)), search_words(string_agg(make || ' ' || model, ' '))
    INTO vehicles, beside FROM fitment WHERE listing_key = of_listing.key;
  IF of_listing.seed IS NULL THEN beside := beside || search_words(of_listing.description); END IF;
  RETURN array_to_tsvector(named || coalesce(vehicles, '{}') || array(
    SELECT DISTINCT '~' || w FROM unnest(beside) w WHERE w <> ALL (named)));
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION listing_derive() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.cell := map_cell(NEW.lat, NEW.lng);
  NEW.document := listing_document(NEW);
  RETURN NEW;
END $$;
--> statement-breakpoint
-- What hangs on new listings, once for each statement: own numbers, and changes of the counts of words and cells.
CREATE OR REPLACE FUNCTION listing_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF loading_in_bulk() THEN RETURN NULL; END IF;
  INSERT INTO listing_number SELECT part_norm(part_number), key, 'own' FROM added WHERE part_norm(part_number) <> '';
  INSERT INTO word_change (word, n, categories)
  SELECT w, count(*), bit_or(category_bit(category)) FROM added, document_words(document) w GROUP BY w;
  INSERT INTO cell_change (cell, category, condition, n, price_cents, lat, lng)
  SELECT cell, category, condition, 1, price_cents, lat, lng FROM added WHERE in_stock;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What hung on listings that are gone, once for each statement.
CREATE OR REPLACE FUNCTION listing_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF loading_in_bulk() THEN RETURN NULL; END IF;
  DELETE FROM listing_number USING removed WHERE listing_key = removed.key;
  DELETE FROM fitment USING removed WHERE listing_key = removed.key;
  INSERT INTO word_change (word, n) SELECT w, -count(*) FROM removed, document_words(document) w GROUP BY w;
  INSERT INTO cell_change (cell, category, condition, n, price_cents, lat, lng)
  SELECT cell, category, condition, -1, price_cents, lat, lng FROM removed WHERE in_stock;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What hangs on a listing that changed. Its trigger names what this is about: a sale that leaves some in stock
-- does not come here.
CREATE OR REPLACE FUNCTION listing_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.part_number <> NEW.part_number THEN
    DELETE FROM listing_number
    WHERE listing_key = NEW.key AND (kind = 'own' OR norm = part_norm(NEW.part_number));
    INSERT INTO listing_number SELECT part_norm(NEW.part_number), NEW.key, 'own' WHERE part_norm(NEW.part_number) <> '';
  END IF;
  IF OLD.document <> NEW.document OR OLD.category <> NEW.category THEN
    INSERT INTO word_change (word, n, categories)
    SELECT w, sum(d), bit_or(bit) FROM (
      SELECT w, 1 AS d, category_bit(NEW.category) AS bit FROM document_words(NEW.document) w
      UNION ALL SELECT w, -1, 0 FROM document_words(OLD.document) w) c
    GROUP BY w HAVING sum(d) <> 0 OR OLD.category <> NEW.category;
  END IF;
  IF (OLD.in_stock, OLD.cell, OLD.category, OLD.condition, OLD.price_cents, OLD.lat, OLD.lng)
    IS DISTINCT FROM (NEW.in_stock, NEW.cell, NEW.category, NEW.condition, NEW.price_cents, NEW.lat, NEW.lng) THEN
    INSERT INTO cell_change (cell, category, condition, n, price_cents, lat, lng)
    SELECT cell, category, condition, n, price_cents, lat, lng FROM (VALUES
      (OLD.cell, OLD.category, OLD.condition, -1, OLD.price_cents, OLD.lat, OLD.lng, OLD.in_stock),
      (NEW.cell, NEW.category, NEW.condition, 1, NEW.price_cents, NEW.lat, NEW.lng, NEW.in_stock))
      c(cell, category, condition, n, price_cents, lat, lng, in_stock)
    WHERE in_stock;
  END IF;
  UPDATE fitment f SET cell = d.cell, signature = d.signature, price_cents = d.price_cents, kind = d.kind
  FROM (SELECT NEW.cell, document_signature(NEW.document) AS signature,
    CASE WHEN NEW.in_stock THEN NEW.price_cents END AS price_cents, listing_kind(NEW.category, NEW.condition) AS kind) d
  WHERE f.listing_key = NEW.key
    AND (f.cell, f.signature, f.price_cents, f.kind) IS DISTINCT FROM (d.cell, d.signature, d.price_cents, d.kind);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A fitment is where its listing is, with the signature of its words, its price and its kind: as it comes.
-- When these change, listing_changed() writes them.
CREATE OR REPLACE FUNCTION fitment_derive() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT cell, document_signature(document), CASE WHEN in_stock THEN price_cents END, listing_kind(category, condition)
    INTO NEW.cell, NEW.signature, NEW.price_cents, NEW.kind FROM listing WHERE key = NEW.listing_key;
  NEW.cell := coalesce(NEW.cell, 0);
  NEW.signature := coalesce(NEW.signature, 0);
  RETURN NEW;
END $$;
--> statement-breakpoint
-- The documents follow the fitments: each is written once for a statement, and only where it gets another word.
CREATE OR REPLACE FUNCTION fitment_follow() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys integer[];
BEGIN
  IF loading_in_bulk() THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' THEN
    SELECT array_agg(DISTINCT listing_key) INTO keys FROM (
      (SELECT listing_key, make, model FROM touched EXCEPT SELECT listing_key, make, model FROM before)
      UNION ALL (SELECT listing_key, make, model FROM before EXCEPT SELECT listing_key, make, model FROM touched)) c;
  ELSE
    SELECT array_agg(DISTINCT listing_key) INTO keys FROM touched;
  END IF;
  IF keys IS NOT NULL THEN
    UPDATE listing l SET document = document WHERE key = ANY (keys) AND document <> listing_document(l);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION seller_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing SET seller_id = seller_id WHERE seller_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Counts afresh what is in the cells of the oldest changes, at most so many, for the categories and conditions
-- that they are of and for all of them, from zoom 16 upwards, and removes all changes of these cells; how many.
-- What is counted and which changes are removed is of one moment, as one statement sees both: a change that is not
-- committed yet is in neither. Nobody who writes waits for it. Two at once take turns.
CREATE OR REPLACE FUNCTION cell_stat_refresh(at_most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  zoom integer;
  cells bigint[];
  categories text[];
  conditions text[];
  removed integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('partlane cell_stat'));
  WITH removed AS (
    DELETE FROM cell_change WHERE cell IN (SELECT cell FROM cell_change LIMIT at_most)
    RETURNING cell, category, condition
  ), each AS (
    SELECT cell, category, condition, count(*) AS n FROM removed GROUP BY 1, 2, 3
  ), touched AS (
    SELECT DISTINCT t.cell, a.category, o.condition
    FROM each t, LATERAL (VALUES (t.category), ('')) a(category), LATERAL (VALUES (t.condition), ('')) o(condition)
  ), fresh AS MATERIALIZED (
    SELECT t.*, s.* FROM touched t CROSS JOIN LATERAL (
      SELECT count(*)::integer AS n, min(price_cents) AS least, sum(lat) AS slat, sum(lng) AS slng FROM listing l
      WHERE l.in_stock AND l.cell = t.cell
        AND (t.category = '' OR l.category = t.category) AND (t.condition = '' OR l.condition = t.condition)) s
  ), gone AS (
    DELETE FROM cell_stat c USING fresh f
    WHERE f.n = 0 AND c.z = 16 AND c.category = f.category AND c.condition = f.condition AND c.cell = f.cell
  ), counted AS (
    INSERT INTO cell_stat SELECT 16, category, condition, cell, n, least, slat, slng FROM fresh WHERE n > 0
    ON CONFLICT (z, category, condition, cell) DO UPDATE
      SET n = excluded.n, min_price_cents = excluded.min_price_cents, slat = excluded.slat, slng = excluded.slng
  )
  SELECT array_agg(cell), array_agg(category), array_agg(condition), sum(n)
    INTO cells, categories, conditions, removed FROM each;
  IF cells IS NULL THEN RETURN 0; END IF;
  FOR zoom IN SELECT generate_series(14, 2, -2) LOOP
    WITH touched AS (
      SELECT DISTINCT t.cell >> (2 * (16 - zoom)) AS cell, a.category, o.condition
      FROM unnest(cells, categories, conditions) t(cell, category, condition),
        LATERAL (VALUES (t.category), ('')) a(category), LATERAL (VALUES (t.condition), ('')) o(condition)
    ), fresh AS MATERIALIZED (
      SELECT t.*, s.* FROM touched t CROSS JOIN LATERAL (
        SELECT coalesce(sum(c.n), 0)::integer AS n, min(c.min_price_cents) AS least, sum(c.slat) AS slat, sum(c.slng) AS slng
        FROM cell_stat c WHERE c.z = zoom + 2 AND c.category = t.category AND c.condition = t.condition
          AND c.cell BETWEEN t.cell << 4 AND (t.cell << 4) + 15) s
    ), gone AS (
      DELETE FROM cell_stat c USING fresh f
      WHERE f.n = 0 AND c.z = zoom AND c.category = f.category AND c.condition = f.condition AND c.cell = f.cell
    )
    INSERT INTO cell_stat SELECT zoom, category, condition, cell, n, least, slat, slng FROM fresh WHERE n > 0
    ON CONFLICT (z, category, condition, cell) DO UPDATE
      SET n = excluded.n, min_price_cents = excluded.min_price_cents, slat = excluded.slat, slng = excluded.slng;
  END LOOP;
  RETURN removed;
END $$;
--> statement-breakpoint
-- Counts everything afresh, after a bulk load: beside the table that searches read, which then gets what differs, so
-- that they find its rows all along. Nobody who writes waits for it, and their changes are counted or kept, as in
-- cell_stat_refresh(). A level is read in the order of the key, so that next to nothing is left to sort
-- where rows are not gathered by hashes.
CREATE OR REPLACE FUNCTION cell_stat_rebuild() RETURNS void LANGUAGE plpgsql SET enable_hashagg = off AS $$
DECLARE
  zoom integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('partlane cell_stat'));
  CREATE TEMP TABLE fresh_cell (LIKE cell_stat, PRIMARY KEY (z, category, condition, cell)) ON COMMIT DROP;
  WITH counted AS (DELETE FROM cell_change)
  INSERT INTO fresh_cell
  SELECT 16, coalesce(category, ''), coalesce(condition, ''), cell, sum(n), min(least), sum(slat), sum(slng)
  FROM (
    SELECT cell, category, condition, count(*) AS n, min(price_cents) AS least, sum(lat) AS slat, sum(lng) AS slng
    FROM listing WHERE in_stock GROUP BY cell, category, condition) each
  GROUP BY cell, CUBE (category, condition) ORDER BY 2, 3, 4;
  FOR zoom IN SELECT generate_series(14, 2, -2) LOOP
    INSERT INTO fresh_cell
    SELECT zoom, category, condition, cell >> 4, sum(n), min(min_price_cents), sum(slat), sum(slng)
    FROM fresh_cell WHERE z = zoom + 2 GROUP BY category, condition, cell >> 4 ORDER BY 2, 3, 4;
  END LOOP;
  ANALYZE fresh_cell;
  DELETE FROM cell_stat c WHERE NOT EXISTS (
    SELECT FROM fresh_cell f WHERE (f.z, f.category, f.condition, f.cell) = (c.z, c.category, c.condition, c.cell));
  UPDATE cell_stat c SET n = f.n, min_price_cents = f.min_price_cents, slat = f.slat, slng = f.slng FROM fresh_cell f
  WHERE (f.z, f.category, f.condition, f.cell) = (c.z, c.category, c.condition, c.cell)
    AND (f.n, f.min_price_cents, f.slat, f.slng) IS DISTINCT FROM (c.n, c.min_price_cents, c.slat, c.slng);
  INSERT INTO cell_stat SELECT f.* FROM fresh_cell f WHERE NOT EXISTS (
    SELECT FROM cell_stat c WHERE (c.z, c.category, c.condition, c.cell) = (f.z, f.category, f.condition, f.cell))
  ORDER BY 1, 2, 3, 4;
  DROP TABLE fresh_cell;
END $$;
--> statement-breakpoint
-- Adds changes, at most so many, to the counts of words and removes them; how many. Nobody who writes waits for it.
CREATE OR REPLACE FUNCTION word_refresh(at_most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  words text[];
  removed integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('partlane word'));
  WITH removed AS (
    DELETE FROM word_change WHERE ctid = ANY (ARRAY(SELECT ctid FROM word_change LIMIT at_most))
    RETURNING word, n, categories
  ), each AS (
    SELECT word, sum(n)::integer AS n, bit_or(categories) AS categories, count(*) AS changes FROM removed GROUP BY word
  ), counted AS (
    INSERT INTO word AS k SELECT word, n, categories FROM each ORDER BY word
    ON CONFLICT (word) DO UPDATE SET n = k.n + excluded.n, categories = k.categories | excluded.categories
  )
  SELECT array_agg(word), sum(changes) INTO words, removed FROM each;
  IF words IS NULL THEN RETURN 0; END IF;
  -- Of a part of the changes a word may be taken out before it is put in: then it stays below nothing for a moment.
  DELETE FROM word WHERE word = ANY (words) AND n = 0;
  RETURN removed;
END $$;
--> statement-breakpoint
-- Counts all words afresh, as cell_stat_rebuild() does with cells.
CREATE OR REPLACE FUNCTION word_rebuild() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('partlane word'));
  CREATE TEMP TABLE fresh_word (LIKE word, PRIMARY KEY (word)) ON COMMIT DROP;
  WITH counted AS (DELETE FROM word_change)
  INSERT INTO fresh_word (word, n, categories)
  SELECT w.word, sum(w.ndoc), bit_or(category_bit(c.category))
  FROM (SELECT DISTINCT category FROM listing) c,
    ts_stat(format('select document from listing where category = %L', c.category)) w
  WHERE w.word NOT LIKE '@%' GROUP BY 1 ORDER BY 1;
  ANALYZE fresh_word;
  DELETE FROM word k WHERE NOT EXISTS (SELECT FROM fresh_word f WHERE f.word = k.word);
  UPDATE word k SET n = f.n, categories = f.categories FROM fresh_word f
  WHERE f.word = k.word AND (f.n, f.categories) IS DISTINCT FROM (k.n, k.categories);
  INSERT INTO word SELECT f.* FROM fresh_word f WHERE NOT EXISTS (SELECT FROM word k WHERE k.word = f.word)
  ORDER BY 1;
  DROP TABLE fresh_word;
END $$;
--> statement-breakpoint
-- A sale writes a listing's row anew, beside the old one where its page has room.
ALTER TABLE "listing" SET (fillfactor = 90);
--> statement-breakpoint
CREATE TRIGGER listing_derive_trigger BEFORE INSERT OR UPDATE OF name, brand, seller_id, description, lat, lng, cell, document ON listing
  FOR EACH ROW WHEN (NOT loading_in_bulk()) EXECUTE FUNCTION listing_derive();
--> statement-breakpoint
CREATE TRIGGER listing_added_trigger AFTER INSERT ON listing
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION listing_added();
--> statement-breakpoint
CREATE TRIGGER listing_removed_trigger AFTER DELETE ON listing
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION listing_removed();
--> statement-breakpoint
CREATE TRIGGER listing_changed_trigger AFTER UPDATE ON listing
  FOR EACH ROW WHEN (((OLD.part_number, OLD.document, OLD.in_stock, OLD.cell, OLD.category, OLD.condition, OLD.price_cents, OLD.lat, OLD.lng)
    IS DISTINCT FROM (NEW.part_number, NEW.document, NEW.in_stock, NEW.cell, NEW.category, NEW.condition, NEW.price_cents, NEW.lat, NEW.lng))
    AND NOT loading_in_bulk())
  EXECUTE FUNCTION listing_changed();
--> statement-breakpoint
CREATE TRIGGER fitment_derive_trigger BEFORE INSERT OR UPDATE OF listing_key ON fitment
  FOR EACH ROW WHEN (NOT loading_in_bulk()) EXECUTE FUNCTION fitment_derive();
--> statement-breakpoint
CREATE TRIGGER fitment_added_trigger AFTER INSERT ON fitment
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION fitment_follow();
--> statement-breakpoint
CREATE TRIGGER fitment_removed_trigger AFTER DELETE ON fitment
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION fitment_follow();
--> statement-breakpoint
CREATE TRIGGER fitment_changed_trigger AFTER UPDATE ON fitment
  REFERENCING OLD TABLE AS before NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION fitment_follow();
--> statement-breakpoint
CREATE TRIGGER seller_renamed_trigger AFTER UPDATE OF name ON seller
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION seller_renamed();
