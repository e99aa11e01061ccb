ALTER TABLE "listing" ADD COLUMN "warranty_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_warranty_days_check" CHECK ("listing"."warranty_days" >= 0);--> statement-breakpoint
-- Facets read all their columns of the index of places. See 0018 for the run of a load that was cut short.
DROP INDEX IF EXISTS "listing_cell_idx";--> statement-breakpoint
UPDATE seed_run SET indexes = array(SELECT i FROM unnest(indexes) i WHERE i !~ ' listing_cell_idx ');--> statement-breakpoint
CREATE INDEX "listing_cell_idx" ON "listing" USING btree ("cell","category","condition","price_cents") INCLUDE ("key","lat","lng","brand","leaf","seller_id","warranty_days") WHERE "listing"."quantity" > 0;
