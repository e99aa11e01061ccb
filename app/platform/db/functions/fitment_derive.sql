-- A fitment is where its listing is, with the signature of its words, its price and its kind: as it comes.
-- When these change, listing_changed() writes them.
CREATE OR REPLACE FUNCTION fitment_derive() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT cell, document_signature(document), CASE WHEN in_stock THEN price_cents END, listing_kind(category, condition)
    INTO NEW.cell, NEW.signature, NEW.price_cents, NEW.kind FROM listing WHERE key = NEW.listing_key;
  NEW.cell := coalesce(NEW.cell, 0);
  NEW.signature := coalesce(NEW.signature, 0);
  RETURN NEW;
END $$;
