-- Counts everything afresh, after a bulk load: beside the table that searches read, which then gets what differs, so
-- that they find its rows all along. Nobody who writes waits for it, and their changes are counted or kept, as in
-- cell_stat_refresh(). A level is read in the order of the key, so that next to nothing is left to sort
-- where rows are not gathered by hashes.
CREATE OR REPLACE FUNCTION cell_stat_rebuild() RETURNS void LANGUAGE plpgsql SET enable_hashagg = off AS $$
DECLARE
  zoom integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('partlane cell_stat'));
  CREATE TEMP TABLE fresh_cell (LIKE cell_stat, PRIMARY KEY (z, category, condition, cell)) ON COMMIT DROP;
  WITH counted AS (DELETE FROM cell_change)
  INSERT INTO fresh_cell
  SELECT 16, coalesce(category, ''), coalesce(condition, ''), cell, sum(n), min(least), sum(slat), sum(slng)
  FROM (
    SELECT cell, category, condition, count(*) AS n, min(price_cents) AS least, sum(lat) AS slat, sum(lng) AS slng
    FROM listing WHERE in_stock GROUP BY cell, category, condition) each
  GROUP BY cell, CUBE (category, condition) ORDER BY 2, 3, 4;
  FOR zoom IN SELECT generate_series(14, 2, -2) LOOP
    INSERT INTO fresh_cell
    SELECT zoom, category, condition, cell >> 4, sum(n), min(min_price_cents), sum(slat), sum(slng)
    FROM fresh_cell WHERE z = zoom + 2 GROUP BY category, condition, cell >> 4 ORDER BY 2, 3, 4;
  END LOOP;
  ANALYZE fresh_cell;
  DELETE FROM cell_stat c WHERE NOT EXISTS (
    SELECT FROM fresh_cell f WHERE (f.z, f.category, f.condition, f.cell) = (c.z, c.category, c.condition, c.cell));
  UPDATE cell_stat c SET n = f.n, min_price_cents = f.min_price_cents, slat = f.slat, slng = f.slng FROM fresh_cell f
  WHERE (f.z, f.category, f.condition, f.cell) = (c.z, c.category, c.condition, c.cell)
    AND (f.n, f.min_price_cents, f.slat, f.slng) IS DISTINCT FROM (c.n, c.min_price_cents, c.slat, c.slng);
  INSERT INTO cell_stat SELECT f.* FROM fresh_cell f WHERE NOT EXISTS (
    SELECT FROM cell_stat c WHERE (c.z, c.category, c.condition, c.cell) = (f.z, f.category, f.condition, f.cell))
  ORDER BY 1, 2, 3, 4;
  DROP TABLE fresh_cell;
END $$;
