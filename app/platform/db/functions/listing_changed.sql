-- What hangs on a listing that changed. Its trigger names what this is about: a sale that leaves some in stock
-- does not come here.
CREATE OR REPLACE FUNCTION listing_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.part_number, OLD.other_numbers, OLD.state) IS DISTINCT FROM (NEW.part_number, NEW.other_numbers, NEW.state) THEN
    DELETE FROM listing_number
    WHERE listing_key = NEW.key AND (kind = 'own' OR norm = part_norm(NEW.part_number)
      OR NEW.state <> 'published' OR OLD.other_numbers <> NEW.other_numbers);
    INSERT INTO listing_number SELECT * FROM listing_numbers(NEW) ON CONFLICT DO NOTHING;
  END IF;
  IF OLD.document <> NEW.document OR OLD.category <> NEW.category THEN
    INSERT INTO word_change (word, n, categories)
    SELECT w, sum(d), bit_or(bit) FROM (
      SELECT w, 1 AS d, category_bit(NEW.category) AS bit FROM document_words(NEW.document) w
      UNION ALL SELECT w, -1, 0 FROM document_words(OLD.document) w) c
    GROUP BY w HAVING sum(d) <> 0 OR OLD.category <> NEW.category;
  END IF;
  IF (OLD.in_stock, OLD.cell, OLD.category, OLD.condition, OLD.price_cents, OLD.lat, OLD.lng)
    IS DISTINCT FROM (NEW.in_stock, NEW.cell, NEW.category, NEW.condition, NEW.price_cents, NEW.lat, NEW.lng) THEN
    INSERT INTO cell_change (cell, category, condition, n, price_cents, lat, lng)
    SELECT cell, category, condition, n, price_cents, lat, lng FROM (VALUES
      (OLD.cell, OLD.category, OLD.condition, -1, OLD.price_cents, OLD.lat, OLD.lng, OLD.in_stock),
      (NEW.cell, NEW.category, NEW.condition, 1, NEW.price_cents, NEW.lat, NEW.lng, NEW.in_stock))
      c(cell, category, condition, n, price_cents, lat, lng, in_stock)
    WHERE in_stock;
  END IF;
  UPDATE fitment f SET cell = d.cell, signature = d.signature, price_cents = d.price_cents, kind = d.kind
  FROM (SELECT NEW.cell, document_signature(NEW.document) AS signature,
    CASE WHEN NEW.in_stock THEN NEW.price_cents END AS price_cents, listing_kind(NEW.category, NEW.condition) AS kind) d
  WHERE f.listing_key = NEW.key
    AND (f.cell, f.signature, f.price_cents, f.kind) IS DISTINCT FROM (d.cell, d.signature, d.price_cents, d.kind);
  RETURN NULL;
END $$;
