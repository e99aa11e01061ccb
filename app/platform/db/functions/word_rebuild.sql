-- Counts all words afresh, as cell_stat_rebuild() does with cells.
CREATE OR REPLACE FUNCTION word_rebuild() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('partlane word'));
  CREATE TEMP TABLE fresh_word (LIKE word, PRIMARY KEY (word)) ON COMMIT DROP;
  WITH counted AS (DELETE FROM word_change)
  INSERT INTO fresh_word (word, n, categories)
  SELECT w.word, sum(w.ndoc), bit_or(category_bit(c.category))
  FROM (SELECT DISTINCT category FROM listing) c,
    ts_stat(format('select document from listing where category = %L', c.category)) w
  WHERE w.word NOT LIKE '@%' GROUP BY 1 ORDER BY 1;
  ANALYZE fresh_word;
  DELETE FROM word k WHERE NOT EXISTS (SELECT FROM fresh_word f WHERE f.word = k.word);
  UPDATE word k SET n = f.n, categories = f.categories FROM fresh_word f
  WHERE f.word = k.word AND (f.n, f.categories) IS DISTINCT FROM (k.n, k.categories);
  INSERT INTO word SELECT f.* FROM fresh_word f WHERE NOT EXISTS (SELECT FROM word k WHERE k.word = f.word)
  ORDER BY 1;
  DROP TABLE fresh_word;
END $$;
