-- Words with their listing's condition and price as well as with its cells, so that the cheapest of what has
-- them is looked up like the nearest. A load that was cut short and has taken the index down need not put
-- it up again as it was.
DROP INDEX IF EXISTS "listing_placed_idx";--> statement-breakpoint
UPDATE seed_run SET indexes = array(SELECT i FROM unnest(indexes) i WHERE i !~ ' listing_placed_idx ');--> statement-breakpoint
DROP FUNCTION IF EXISTS placed_words(tsvector, bigint);--> statement-breakpoint
CREATE FUNCTION priced_word(word text, condition text, band integer) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT (CASE condition WHEN 'new' THEN 1::bigint WHEN 'refurbished' THEN 2::bigint ELSE 3::bigint END << 46) | (band::bigint << 36) | (hashtextextended(word, 0) & 68719476735) $$;
--> statement-breakpoint
-- Prices are in 16 bands from any to twice as much, and those below 32 cents each in its own. Entries are
-- appended one by one: that is done in place, where to put two arrays together copies both. It costs so much that
-- nobody is to think of calling it for one listing after the other instead of asking the index.
CREATE FUNCTION placed_words(document tsvector, cell bigint, cents integer, condition text) RETURNS bigint[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
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
-- A search looks into it many times over: each time it would go through what waits to be put in.
CREATE INDEX IF NOT EXISTS "listing_placed_idx" ON "listing" USING gin (placed_words("document", "cell", "price_cents", "condition")) WITH (fastupdate=off) WHERE "listing"."quantity" > 0;
