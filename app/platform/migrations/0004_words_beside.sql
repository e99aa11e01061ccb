CREATE INDEX "listing_gone_cell_idx" ON "listing" USING btree ("cell") WHERE "listing"."quantity" = 0;--> statement-breakpoint
CREATE INDEX "listing_gone_price_idx" ON "listing" USING btree ("price_cents","key") WHERE "listing"."quantity" = 0;--> statement-breakpoint
CREATE INDEX "listing_gone_created_idx" ON "listing" USING btree ("created_at","key") WHERE "listing"."quantity" = 0;--> statement-breakpoint
-- Besides the words of name, brand and seller a document has, marked with "~", those that only the
-- description and the vehicles that it fits have (generated descriptions say nothing of their own);
-- and each vehicle as `#make/model`, so that one index finds what fits near a place.
CREATE FUNCTION vehicle_word(make text, model text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT '#' || lower(make || '/' || model) $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION document_words(document tsvector) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT w FROM unnest(tsvector_to_array(document)) w WHERE w NOT LIKE '@%' $$;
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
  NEW.document := array_to_tsvector(named || place_words(NEW.cell) || coalesce(vehicles, '{}') || array(
    SELECT DISTINCT '~' || w FROM unnest(beside) w WHERE w <> ALL (named)));
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER listing_derive_trigger ON listing;
--> statement-breakpoint
CREATE TRIGGER listing_derive_trigger BEFORE INSERT OR UPDATE OF name, brand, seller_id, description, lat, lng, cell, document ON listing
  FOR EACH ROW WHEN (NOT loading_in_bulk()) EXECUTE FUNCTION listing_derive();
--> statement-breakpoint
-- The documents follow the fitments, once for each statement.
CREATE FUNCTION fitment_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF loading_in_bulk() THEN RETURN NULL; END IF;
  UPDATE listing SET document = document WHERE key IN (SELECT listing_key FROM touched);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER fitment_added_trigger AFTER INSERT ON fitment
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION fitment_follow();
--> statement-breakpoint
CREATE TRIGGER fitment_removed_trigger AFTER DELETE ON fitment
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION fitment_follow();
--> statement-breakpoint
CREATE TRIGGER fitment_changed_trigger AFTER UPDATE ON fitment
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION fitment_follow();
--> statement-breakpoint
UPDATE listing SET leaf = k.leaf FROM (VALUES
  ('brake-rotor-43512-06150', 'brake-rotor'), ('led-headlight-81150-06d50', 'headlight'),
  ('rear-shock-48530-09r70', 'shock-absorber'), ('alternator-27060-0v210', 'alternator')) k(id, leaf)
WHERE listing.id = k.id AND listing.leaf = '';
--> statement-breakpoint
UPDATE listing SET document = document;
--> statement-breakpoint
-- What facets count stands in the index of places; and the sold out, who are few, have indexes of their own.
DROP INDEX listing_cell_idx;
--> statement-breakpoint
CREATE INDEX listing_cell_idx ON listing USING btree (cell, category, condition, price_cents) INCLUDE (key, lat, lng, brand, leaf, seller_id) WHERE quantity > 0;
