-- Which categories the listings with a word are or were of: of "alternator" among brakes there is nothing, which
-- took a look at each of a hundred thousand alternators. Bits are put in and never taken out, but when a word is
-- the last of its kind: one too many costs a look, one too few would hide a part. So nothing is written meanwhile.
LOCK TABLE "listing" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "word" ADD COLUMN "categories" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE FUNCTION category_bit(category text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT coalesce(1 << (listing_kind(category, 'new')::integer / 4 - 1), -1) $$;
--> statement-breakpoint
CREATE FUNCTION word_rebuild() RETURNS void LANGUAGE sql AS $$
  DELETE FROM word;
  INSERT INTO word (word, n, categories)
  SELECT w.word, sum(w.ndoc), bit_or(category_bit(c.category))
  FROM (SELECT DISTINCT category FROM listing) c,
    ts_stat(format('select document from listing where category = %L', c.category)) w
  WHERE w.word NOT LIKE '@%' GROUP BY 1 ORDER BY 1;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION listing_follow() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cells bigint[];
  categories text[];
  conditions text[];
BEGIN
  IF loading_in_bulk() THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO listing_number SELECT part_norm(part_number), key, 'own' FROM added WHERE part_norm(part_number) <> '';
    INSERT INTO word AS k SELECT w, count(*), bit_or(category_bit(category)) FROM added, document_words(document) w
    GROUP BY w ORDER BY w
    ON CONFLICT (word) DO UPDATE SET n = k.n + excluded.n, categories = k.categories | excluded.categories;
    SELECT array_agg(cell), array_agg(category), array_agg(condition) INTO cells, categories, conditions
    FROM added WHERE quantity > 0;
  ELSIF TG_OP = 'DELETE' THEN
    DELETE FROM listing_number USING removed WHERE listing_key = removed.key;
    DELETE FROM fitment USING removed WHERE listing_key = removed.key;
    INSERT INTO word AS k SELECT w, -count(*) FROM removed, document_words(document) w GROUP BY w ORDER BY w
    ON CONFLICT (word) DO UPDATE SET n = k.n + excluded.n;
    DELETE FROM word USING removed, document_words(document) w WHERE word = w AND n <= 0;
    SELECT array_agg(cell), array_agg(category), array_agg(condition) INTO cells, categories, conditions
    FROM removed WHERE quantity > 0;
  ELSE
    DELETE FROM listing_number n USING removed r JOIN added a USING (key)
    WHERE n.listing_key = r.key AND r.part_number <> a.part_number
      AND (n.kind = 'own' OR n.norm = part_norm(a.part_number));
    INSERT INTO listing_number SELECT part_norm(a.part_number), key, 'own' FROM added a JOIN removed r USING (key)
    WHERE r.part_number <> a.part_number AND part_norm(a.part_number) <> '';
    IF EXISTS (SELECT FROM added a JOIN removed r USING (key) WHERE a.document <> r.document OR a.category <> r.category) THEN
      INSERT INTO word AS k SELECT w, sum(d), bit_or(bit) FROM (
        SELECT w, 1 AS d, category_bit(category) AS bit FROM added, document_words(document) w
        UNION ALL SELECT w, -1, 0 FROM removed, document_words(document) w) delta
      GROUP BY w
      HAVING sum(d) <> 0 OR bit_or(bit) & ~coalesce((SELECT o.categories FROM word o WHERE o.word = w), 0) <> 0
      ORDER BY w
      ON CONFLICT (word) DO UPDATE SET n = k.n + excluded.n, categories = k.categories | excluded.categories;
      DELETE FROM word USING removed, document_words(document) w WHERE word = w AND n <= 0;
    END IF;
    SELECT array_agg(s.cell), array_agg(s.category), array_agg(s.condition) INTO cells, categories, conditions
    FROM removed r JOIN added a USING (key),
      LATERAL (VALUES (r.cell, r.category, r.condition, r.quantity), (a.cell, a.category, a.condition, a.quantity))
        s(cell, category, condition, quantity)
    WHERE s.quantity > 0 AND (r.quantity > 0, r.cell, r.category, r.condition, r.price_cents, r.lat, r.lng)
      IS DISTINCT FROM (a.quantity > 0, a.cell, a.category, a.condition, a.price_cents, a.lat, a.lng);
  END IF;
  IF cells IS NOT NULL THEN PERFORM cell_stat_refresh(cells, categories, conditions); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
SELECT word_rebuild();
