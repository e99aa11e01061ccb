-- Words with the cells of zooms 7 and 12 instead of 7, 10 and 13: searches take as long, and the index takes
-- two thirds of the time to build and less than half of the disk.
DROP INDEX IF EXISTS "listing_placed_idx";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION placed_word(word text, zoom integer, cell bigint) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT (CASE zoom WHEN 7 THEN 1::bigint WHEN 12 THEN 2::bigint END << 62) | (cell << 36) | (hashtextextended(word, 0) & 68719476735) $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION placed_words(document tsvector, cell bigint) RETURNS bigint[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  wide bigint := (1::bigint << 62) | ((cell >> 18) << 36);
  narrow bigint := (2::bigint << 62) | ((cell >> 8) << 36);
  word text;
  hashed bigint;
  placed bigint[] := '{}';
BEGIN
  FOREACH word IN ARRAY tsvector_to_array(document) LOOP
    IF left(word, 1) NOT IN ('@', '#') THEN
      hashed := hashtextextended(word, 0) & 68719476735;
      placed := placed || ARRAY[wide | hashed, narrow | hashed];
    END IF;
  END LOOP;
  RETURN placed;
END $$;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listing_placed_idx" ON "listing" USING gin (placed_words("document", "cell")) WHERE "listing"."quantity" > 0;
