-- What hangs on new listings, once for each statement: own numbers, and changes of the counts of words and cells.
CREATE OR REPLACE FUNCTION listing_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF loading_in_bulk() THEN RETURN NULL; END IF;
  INSERT INTO listing_number SELECT n.* FROM added a, listing_numbers(a) n;
  INSERT INTO word_change (word, n, categories)
  SELECT w, count(*), bit_or(category_bit(category)) FROM added, document_words(document) w GROUP BY w;
  INSERT INTO cell_change (cell, category, condition, n, price_cents, lat, lng)
  SELECT cell, category, condition, 1, price_cents, lat, lng FROM added WHERE in_stock;
  RETURN NULL;
END $$;
