-- What is new of a kind and a price is told by the index of times alone, as the cheapest is by that of prices: of dear
-- things among cheap ones each listing was read. See 0018 for the run of a load that was cut short.
DROP INDEX IF EXISTS "listing_created_idx";--> statement-breakpoint
UPDATE seed_run SET indexes = array(SELECT i FROM unnest(indexes) i WHERE i !~ ' listing_created_idx ');--> statement-breakpoint
CREATE INDEX "listing_created_idx" ON "listing" USING btree ("created_at","key") INCLUDE ("price_cents","category","condition","leaf","brand","lat","lng") WHERE "listing"."quantity" > 0;--> statement-breakpoint
-- Of the sold out, who are few, words are looked up among themselves: for a view with them all that has the words was read.
CREATE INDEX IF NOT EXISTS "listing_gone_document_idx" ON "listing" USING gin ("document") WHERE "listing"."quantity" = 0;
