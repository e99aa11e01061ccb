ALTER TABLE "fitment" ADD COLUMN "cell" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "fitment" ADD COLUMN "signature" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "fitment" ADD COLUMN "vehicle" bigint GENERATED ALWAYS AS (hashtextextended(vehicle_word(make, model), 0)) STORED;--> statement-breakpoint
-- Two of 64 bits for a word: a document has it only if the document's signature has both.
CREATE FUNCTION word_signature(word text) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT (1::bigint << (get_byte(decode(md5(ltrim(word, '~')), 'hex'), 0) & 63))
        | (1::bigint << (get_byte(decode(md5(ltrim(word, '~')), 'hex'), 1) & 63)) $$;
--> statement-breakpoint
CREATE FUNCTION document_signature(document tsvector) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT coalesce(bit_or(word_signature(w)), 0) FROM unnest(tsvector_to_array(document)) w WHERE left(w, 1) NOT IN ('@', '#') $$;
--> statement-breakpoint
-- A fitment is where its listing is, with the signature of its words: as it comes, and when these change.
CREATE FUNCTION fitment_derive() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT cell, document_signature(document) INTO NEW.cell, NEW.signature FROM listing WHERE key = NEW.listing_key;
  NEW.cell := coalesce(NEW.cell, 0);
  NEW.signature := coalesce(NEW.signature, 0);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER fitment_derive_trigger BEFORE INSERT OR UPDATE OF listing_key, cell, signature ON fitment
  FOR EACH ROW WHEN (NOT loading_in_bulk()) EXECUTE FUNCTION fitment_derive();
--> statement-breakpoint
CREATE FUNCTION listing_fitments_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE fitment SET cell = NEW.cell WHERE listing_key = NEW.key;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_fitments_trigger AFTER UPDATE ON listing
  FOR EACH ROW WHEN ((OLD.cell <> NEW.cell OR OLD.document <> NEW.document) AND NOT loading_in_bulk())
  EXECUTE FUNCTION listing_fitments_follow();
--> statement-breakpoint
SELECT set_config('partlane.bulk', 'on', true);
--> statement-breakpoint
-- document_signature() written out: there may be millions, and a call costs more than what it does.
UPDATE fitment f SET cell = l.cell, signature = coalesce((
    SELECT bit_or(word_signature(w)) FROM unnest(tsvector_to_array(l.document)) w WHERE left(w, 1) NOT IN ('@', '#')), 0)
FROM listing l WHERE l.key = f.listing_key;
--> statement-breakpoint
SELECT set_config('partlane.bulk', '', true);
--> statement-breakpoint
CREATE INDEX "fitment_near_idx" ON "fitment" USING btree ("vehicle","cell") INCLUDE ("listing_key","y0","y1","signature","engine");
--> statement-breakpoint
-- Vehicles are found by that index, and places by the index of words with cells: documents need no
-- cells any more, and vehicles none. What stands in documents from before is read by nobody.
DROP INDEX IF EXISTS "listing_placed_idx";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION placed_words(document tsvector, cell bigint) RETURNS bigint[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  wide bigint := (1::bigint << 62) | ((cell >> 18) << 36);
  middle bigint := (2::bigint << 62) | ((cell >> 12) << 36);
  narrow bigint := (3::bigint << 62) | ((cell >> 6) << 36);
  word text;
  hashed bigint;
  placed bigint[] := '{}';
BEGIN
  FOREACH word IN ARRAY tsvector_to_array(document) LOOP
    IF left(word, 1) NOT IN ('@', '#') THEN
      hashed := hashtextextended(word, 0) & 68719476735;
      placed := placed || ARRAY[wide | hashed, middle | hashed, narrow | hashed];
    END IF;
  END LOOP;
  RETURN placed;
END $$;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listing_placed_idx" ON "listing" USING gin (placed_words("document", "cell")) WHERE "listing"."quantity" > 0;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION listing_derive() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  named text[];
  beside text[];
  vehicles text[];
BEGIN
  NEW.cell := map_cell(NEW.lat, NEW.lng);
  named := search_words(
    NEW.name || ' ' || NEW.brand || ' ' || coalesce((SELECT name FROM seller WHERE id = NEW.seller_id), ''));
  SELECT array_agg(DISTINCT vehicle_word(make, model)), search_words(string_agg(make || ' ' || model, ' '))
    INTO vehicles, beside FROM fitment WHERE listing_key = NEW.key;
  IF NEW.seed IS NULL THEN beside := beside || search_words(NEW.description); END IF;
  NEW.document := array_to_tsvector(named || coalesce(vehicles, '{}') || array(
    SELECT DISTINCT '~' || w FROM unnest(beside) w WHERE w <> ALL (named)));
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP FUNCTION place_words(bigint);
