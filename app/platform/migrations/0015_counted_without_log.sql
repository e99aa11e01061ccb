-- The same counts in an emptied table: what was in it is not marked row by row, and on a server that nothing
-- replicates from, nothing of it is logged. Whoever reads the counts meanwhile waits, as long as the counts of
-- what there is take.
CREATE OR REPLACE FUNCTION cell_stat_rebuild() RETURNS void LANGUAGE plpgsql SET enable_hashagg = off AS $$
DECLARE
  zoom smallint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('partlane cell_stat'));
  TRUNCATE cell_stat;
  INSERT INTO cell_stat
  SELECT 16, coalesce(category, ''), coalesce(condition, ''), cell, sum(n), min(least), sum(slat), sum(slng)
  FROM (
    SELECT cell, category, condition, count(*) AS n, min(price_cents) AS least, sum(lat) AS slat, sum(lng) AS slng
    FROM listing WHERE quantity > 0 GROUP BY cell, category, condition) each
  GROUP BY cell, CUBE (category, condition) ORDER BY 2, 3, 4;
  FOR zoom IN SELECT generate_series(14, 2, -2) LOOP
    INSERT INTO cell_stat
    SELECT zoom, category, condition, cell >> 4, sum(n), min(min_price_cents), sum(slat), sum(slng)
    FROM cell_stat WHERE z = zoom + 2 GROUP BY category, condition, cell >> 4 ORDER BY 2, 3, 4;
  END LOOP;
END $$;
