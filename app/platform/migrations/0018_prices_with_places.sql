-- In a view the cheapest are told by the index of prices alone: it holds where each listing is, which was read for
-- it before. A load that was cut short and has taken the two down need not put them up again as they were.
DROP INDEX IF EXISTS "listing_price_idx";--> statement-breakpoint
DROP INDEX IF EXISTS "listing_category_price_idx";--> statement-breakpoint
UPDATE seed_run SET indexes = array(SELECT i FROM unnest(indexes) i WHERE i !~ ' listing_(category_)?price_idx ');--> statement-breakpoint
CREATE INDEX "listing_price_idx" ON "listing" USING btree ("price_cents","key") INCLUDE ("category","condition","leaf","brand","lat","lng") WHERE "listing"."quantity" > 0;--> statement-breakpoint
CREATE INDEX "listing_category_price_idx" ON "listing" USING btree ("category","price_cents","key") INCLUDE ("condition","leaf","brand","lat","lng") WHERE "listing"."quantity" > 0;
