-- Adds changes, at most so many, to the counts of words and removes them; how many. Nobody who writes waits for it.
CREATE OR REPLACE FUNCTION word_refresh(at_most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  words text[];
  removed integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('partlane word'));
  WITH removed AS (
    DELETE FROM word_change WHERE ctid = ANY (ARRAY(SELECT ctid FROM word_change LIMIT at_most))
    RETURNING word, n, categories
  ), each AS (
    SELECT word, sum(n)::integer AS n, bit_or(categories) AS categories, count(*) AS changes FROM removed GROUP BY word
  ), counted AS (
    INSERT INTO word AS k SELECT word, n, categories FROM each ORDER BY word
    ON CONFLICT (word) DO UPDATE SET n = k.n + excluded.n, categories = k.categories | excluded.categories
  )
  SELECT array_agg(word), sum(changes) INTO words, removed FROM each;
  IF words IS NULL THEN RETURN 0; END IF;
  -- Of a part of the changes a word may be taken out before it is put in: then it stays below nothing for a moment.
  DELETE FROM word WHERE word = ANY (words) AND n = 0;
  RETURN removed;
END $$;
