-- What hung on listings that are gone, once for each statement.
CREATE OR REPLACE FUNCTION listing_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF loading_in_bulk() THEN RETURN NULL; END IF;
  DELETE FROM listing_number USING removed WHERE listing_key = removed.key;
  DELETE FROM fitment USING removed WHERE listing_key = removed.key;
  INSERT INTO word_change (word, n) SELECT w, -count(*) FROM removed, document_words(document) w GROUP BY w;
  INSERT INTO cell_change (cell, category, condition, n, price_cents, lat, lng)
  SELECT cell, category, condition, -1, price_cents, lat, lng FROM removed WHERE in_stock;
  RETURN NULL;
END $$;
