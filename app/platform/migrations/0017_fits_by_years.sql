-- Of a model's thousands of rows those of one generation stand together: what fits is looked for without a walk
-- past the rows of other years, which stood between. A load that was cut short and has taken the index down need
-- not put it up again as it was.
DROP INDEX IF EXISTS "fitment_near_idx";--> statement-breakpoint
UPDATE seed_run SET indexes = array(SELECT i FROM unnest(indexes) i WHERE i !~ ' fitment_near_idx ');--> statement-breakpoint
CREATE INDEX "fitment_near_idx" ON "fitment" USING btree ("vehicle","y0","y1","cell") INCLUDE ("signature","listing_key","price_cents","kind","engine");
