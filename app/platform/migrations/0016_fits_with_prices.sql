-- What fits a vehicle with what it asks, and its category and condition: the clusters of a wide view are counted
-- by that index alone, where thousands of listings were read for their prices.
ALTER TABLE "fitment" ADD COLUMN "price_cents" integer;--> statement-breakpoint
ALTER TABLE "fitment" ADD COLUMN "kind" smallint;--> statement-breakpoint
-- New categories come last, so that those that are stored keep their numbers.
CREATE FUNCTION listing_kind(category text, condition text) RETURNS smallint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT (4 * array_position(ARRAY['brake', 'electrical', 'body', 'suspension', 'steering', 'engine', 'cooling',
  'drivetrain', 'exhaust', 'fuel', 'filter', 'interior', 'wheel'], category)
  + array_position(ARRAY['new', 'refurbished', 'used'], condition))::smallint $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION fitment_derive() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT cell, document_signature(document), CASE WHEN quantity > 0 THEN price_cents END, listing_kind(category, condition)
    INTO NEW.cell, NEW.signature, NEW.price_cents, NEW.kind FROM listing WHERE key = NEW.listing_key;
  NEW.cell := coalesce(NEW.cell, 0);
  NEW.signature := coalesce(NEW.signature, 0);
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER fitment_derive_trigger ON fitment;--> statement-breakpoint
CREATE TRIGGER fitment_derive_trigger BEFORE INSERT OR UPDATE OF listing_key, cell, signature, price_cents, kind ON fitment
  FOR EACH ROW WHEN (NOT loading_in_bulk()) EXECUTE FUNCTION fitment_derive();
--> statement-breakpoint
DROP TRIGGER listing_fitments_trigger ON listing;--> statement-breakpoint
CREATE TRIGGER listing_fitments_trigger AFTER UPDATE ON listing
  FOR EACH ROW WHEN (((OLD.cell, OLD.document, OLD.price_cents, OLD.quantity > 0, OLD.category, OLD.condition)
    IS DISTINCT FROM (NEW.cell, NEW.document, NEW.price_cents, NEW.quantity > 0, NEW.category, NEW.condition))
    AND NOT loading_in_bulk())
  EXECUTE FUNCTION listing_fitments_follow();
--> statement-breakpoint
DROP INDEX IF EXISTS "fitment_near_idx";--> statement-breakpoint
UPDATE seed_run SET indexes = array(SELECT i FROM unnest(indexes) i WHERE i !~ ' fitment_near_idx ');--> statement-breakpoint
SELECT set_config('partlane.bulk', 'on', true);
--> statement-breakpoint
UPDATE fitment f SET price_cents = CASE WHEN l.quantity > 0 THEN l.price_cents END, kind = listing_kind(l.category, l.condition)
FROM listing l WHERE l.key = f.listing_key;
--> statement-breakpoint
SELECT set_config('partlane.bulk', '', true);
--> statement-breakpoint
CREATE INDEX "fitment_near_idx" ON "fitment" USING btree ("vehicle","cell") INCLUDE ("listing_key","y0","y1","signature","engine","price_cents","kind");
