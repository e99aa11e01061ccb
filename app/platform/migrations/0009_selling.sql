CREATE TABLE "listing_batch" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"summary" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "listing_batch_kind_check" CHECK ("listing_batch"."kind" in ('bulk', 'import'))
);
--> statement-breakpoint
CREATE TABLE "listing_batch_row" (
	"batch_id" uuid NOT NULL,
	"listing_id" text NOT NULL,
	"before" jsonb,
	"version" integer NOT NULL,
	CONSTRAINT "listing_batch_row_batch_id_listing_id_pk" PRIMARY KEY("batch_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "listing_draft" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"fields" jsonb NOT NULL,
	"based_on" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"account_id" uuid,
	"action" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_event_from_check" CHECK ("listing_event"."from_state" in ('published', 'paused', 'archived')),
	CONSTRAINT "listing_event_to_check" CHECK ("listing_event"."to_state" in ('published', 'paused', 'archived'))
);
--> statement-breakpoint
DROP INDEX "listing_seller_id_idx";--> statement-breakpoint
DROP INDEX "photo_loose_idx";--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
-- Before PostgreSQL 17 a generated column takes no other expression: it is made anew, with the indexes that its going takes along.
DROP TRIGGER listing_changed_trigger ON listing;--> statement-breakpoint
DO $$
DECLARE
  definition text;
  definitions text[];
BEGIN
  SELECT coalesce(array_agg(indexdef ORDER BY indexname), '{}') INTO definitions FROM pg_indexes
  WHERE schemaname = current_schema() AND tablename = 'listing' AND indexdef ~ 'in_stock';
  ALTER TABLE listing DROP COLUMN in_stock;
  ALTER TABLE listing ADD COLUMN in_stock boolean GENERATED ALWAYS AS (CASE WHEN state = 'published' THEN quantity > 0 END) STORED;
  FOREACH definition IN ARRAY definitions LOOP
    EXECUTE definition;
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "sku" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "shelf" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "other_numbers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "damage" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "donor_vin" text;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "donor_miles" integer;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "refurbished_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "weight_grams" integer;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "length_mm" integer;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "width_mm" integer;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "height_mm" integer;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "photo" ADD COLUMN "draft_id" text;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "kind" text DEFAULT 'business' NOT NULL;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "opening_hours" jsonb;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "offers_pickup" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "return_days" integer;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "handling_days" integer;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_batch" ADD CONSTRAINT "listing_batch_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_batch_row" ADD CONSTRAINT "listing_batch_row_batch_id_listing_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."listing_batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_batch_row" ADD CONSTRAINT "listing_batch_row_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_draft" ADD CONSTRAINT "listing_draft_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_event" ADD CONSTRAINT "listing_event_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_event" ADD CONSTRAINT "listing_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_batch_seller_id_idx" ON "listing_batch" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "listing_batch_row_listing_id_idx" ON "listing_batch_row" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listing_draft_seller_id_idx" ON "listing_draft" USING btree ("seller_id","updated_at");--> statement-breakpoint
CREATE INDEX "listing_event_listing_id_idx" ON "listing_event" USING btree ("listing_id","at");--> statement-breakpoint
CREATE INDEX "listing_event_account_id_idx" ON "listing_event" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_draft_id_listing_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."listing_draft"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller" ADD CONSTRAINT "seller_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_sku_key" ON "listing" USING btree ("seller_id","sku") WHERE "listing"."sku" <> '';--> statement-breakpoint
CREATE INDEX "photo_draft_id_idx" ON "photo" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "listing_seller_id_idx" ON "listing" USING btree ("seller_id","key");--> statement-breakpoint
CREATE INDEX "photo_loose_idx" ON "photo" USING btree ("loose_since") WHERE "photo"."listing_id" is null and "photo"."draft_id" is null;--> statement-breakpoint
ALTER TABLE "seller" ADD CONSTRAINT "seller_account_id_key" UNIQUE("account_id");--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_state_check" CHECK ("listing"."state" in ('published', 'paused', 'archived'));--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_donor_vin_check" CHECK ("listing"."donor_vin" ~ '^[0-9A-HJ-NPR-Z]{17}$');--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_donor_miles_check" CHECK ("listing"."donor_miles" >= 0);--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_size_check" CHECK (least("listing"."weight_grams", "listing"."length_mm", "listing"."width_mm", "listing"."height_mm") > 0);--> statement-breakpoint
ALTER TABLE "seller" ADD CONSTRAINT "seller_kind_check" CHECK ("seller"."kind" in ('business', 'private'));--> statement-breakpoint
ALTER TABLE "seller" ADD CONSTRAINT "seller_return_days_check" CHECK ("seller"."return_days" between 0 and 365);--> statement-breakpoint
ALTER TABLE "seller" ADD CONSTRAINT "seller_handling_days_check" CHECK ("seller"."handling_days" between 0 and 60);--> statement-breakpoint
CREATE TRIGGER listing_changed_trigger AFTER UPDATE ON listing
  FOR EACH ROW WHEN (((OLD.part_number, OLD.other_numbers, OLD.state, OLD.document, OLD.in_stock, OLD.cell, OLD.category, OLD.condition, OLD.price_cents, OLD.lat, OLD.lng)
    IS DISTINCT FROM (NEW.part_number, NEW.other_numbers, NEW.state, NEW.document, NEW.in_stock, NEW.cell, NEW.category, NEW.condition, NEW.price_cents, NEW.lat, NEW.lng))
    AND NOT loading_in_bulk())
  EXECUTE FUNCTION listing_changed();--> statement-breakpoint
DROP TRIGGER listing_derive_trigger ON listing;--> statement-breakpoint
CREATE TRIGGER listing_derive_trigger BEFORE INSERT OR UPDATE OF name, brand, seller_id, description, part_type, state, lat, lng, cell, document ON listing
  FOR EACH ROW WHEN (NOT loading_in_bulk()) EXECUTE FUNCTION listing_derive();--> statement-breakpoint
-- The new column has no statistics yet. An empty table is left alone: analyzed, it would be planned for as one that stays empty.
DO $$
BEGIN
  IF EXISTS (SELECT FROM listing) THEN ANALYZE listing; END IF;
END $$;
