-- Fitments are looked up by their listing or by their vehicle's number, never by their name alone: one index
-- by listing is enough, and as rows come in its order it is made in a tenth of the time. A load that was cut
-- short has taken both down, and need not put them up again as they were.
DROP INDEX IF EXISTS "fitment_listing_idx";--> statement-breakpoint
DROP INDEX IF EXISTS "fitment_key";--> statement-breakpoint
UPDATE seed_run SET indexes = array(SELECT i FROM unnest(indexes) i WHERE i !~ ' fitment_(key|listing_idx) ');--> statement-breakpoint
CREATE UNIQUE INDEX "fitment_key" ON "fitment" USING btree ("listing_key","make","model","y0","engine");
