-- function listing_document f4d8cc4cf7bfc4d8
--> statement-breakpoint
DROP TRIGGER listing_derive_trigger ON listing;
--> statement-breakpoint
CREATE TRIGGER listing_derive_trigger BEFORE INSERT OR UPDATE OF name, brand, seller_id, description, part_type, lat, lng, cell, document ON listing
  FOR EACH ROW WHEN (NOT loading_in_bulk()) EXECUTE FUNCTION listing_derive();
--> statement-breakpoint
-- What is there gets its part type's word. What hangs on documents is made once at the end, as after a load.
SELECT set_config('partlane.bulk', 'on', true);
--> statement-breakpoint
UPDATE listing l SET document = listing_document(l);
--> statement-breakpoint
UPDATE fitment f SET signature = document_signature(l.document) FROM listing l WHERE l.key = f.listing_key;
--> statement-breakpoint
SELECT word_rebuild();
--> statement-breakpoint
SELECT set_config('partlane.bulk', 'off', true);
