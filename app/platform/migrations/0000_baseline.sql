-- What drizzle-kit wrote from the schema, with what it cannot say: functions (a line that names one
-- stands for its file in app/platform/db/functions), collations, what indexes include, and triggers.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- function part_norm 8bdda85d754dbb8d
--> statement-breakpoint
-- function search_words 2760f1d6e78e2f18
--> statement-breakpoint
-- function map_cell b654203239fa6f6f
--> statement-breakpoint
-- function loading_in_bulk 462d49e08dec05ca
--> statement-breakpoint
-- function document_words d4b663b3e8ebaec9
--> statement-breakpoint
-- function vehicle_word 0ffd1d4e29ca34c8
--> statement-breakpoint
-- function word_signature 6808be1565fce262
--> statement-breakpoint
-- function document_signature 3078806b6784f261
--> statement-breakpoint
-- function placed_word 250fa29e5b142f64
--> statement-breakpoint
-- function priced_word cd80c733a40ffd1a
--> statement-breakpoint
-- function placed_words c721ce8b475f80b5
--> statement-breakpoint
-- function listing_kind c1cd019678488ac0
--> statement-breakpoint
-- function category_bit 0ab20781663cd952
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
-- function cell_counts 0a86f3bfed4d2e4d
--> statement-breakpoint
-- function listing_document e3e429ec22571814
--> statement-breakpoint
-- function listing_derive 712b3bbafcd3184d
--> statement-breakpoint
-- function listing_added d724dfbdbeb2514f
--> statement-breakpoint
-- function listing_removed 4ac144463252e7d0
--> statement-breakpoint
-- function listing_changed c987170e2542a07d
--> statement-breakpoint
-- function fitment_derive 118dd6ff1b8ce222
--> statement-breakpoint
-- function fitment_follow c7030dfd4b22f3ac
--> statement-breakpoint
-- function seller_renamed 815b836a9d4f2378
--> statement-breakpoint
-- function cell_stat_refresh b644dab5d5dd0a5f
--> statement-breakpoint
-- function cell_stat_rebuild b6438e0efb9cdc41
--> statement-breakpoint
-- function word_refresh d4f49f1cfcd9f7e0
--> statement-breakpoint
-- function word_rebuild 3c472ad48490929d
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
