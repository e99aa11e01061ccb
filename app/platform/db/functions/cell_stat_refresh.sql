-- Counts afresh what is in the cells of the oldest changes, at most so many, for the categories and conditions
-- that they are of and for all of them, from zoom 16 upwards, and removes all changes of these cells; how many.
-- What is counted and which changes are removed is of one moment, as one statement sees both: a change that is not
-- committed yet is in neither. Nobody who writes waits for it. Two at once take turns.
CREATE OR REPLACE FUNCTION cell_stat_refresh(at_most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  zoom integer;
  cells bigint[];
  categories text[];
  conditions text[];
  removed integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('partlane cell_stat'));
  WITH removed AS (
    DELETE FROM cell_change WHERE cell IN (SELECT cell FROM cell_change LIMIT at_most)
    RETURNING cell, category, condition
  ), each AS (
    SELECT cell, category, condition, count(*) AS n FROM removed GROUP BY 1, 2, 3
  ), touched AS (
    SELECT DISTINCT t.cell, a.category, o.condition
    FROM each t, LATERAL (VALUES (t.category), ('')) a(category), LATERAL (VALUES (t.condition), ('')) o(condition)
  ), fresh AS MATERIALIZED (
    SELECT t.*, s.* FROM touched t CROSS JOIN LATERAL (
      SELECT count(*)::integer AS n, min(price_cents) AS least, sum(lat) AS slat, sum(lng) AS slng FROM listing l
      WHERE l.in_stock AND l.cell = t.cell
        AND (t.category = '' OR l.category = t.category) AND (t.condition = '' OR l.condition = t.condition)) s
  ), gone AS (
    DELETE FROM cell_stat c USING fresh f
    WHERE f.n = 0 AND c.z = 16 AND c.category = f.category AND c.condition = f.condition AND c.cell = f.cell
  ), counted AS (
    INSERT INTO cell_stat SELECT 16, category, condition, cell, n, least, slat, slng FROM fresh WHERE n > 0
    ON CONFLICT (z, category, condition, cell) DO UPDATE
      SET n = excluded.n, min_price_cents = excluded.min_price_cents, slat = excluded.slat, slng = excluded.slng
  )
  SELECT array_agg(cell), array_agg(category), array_agg(condition), sum(n)
    INTO cells, categories, conditions, removed FROM each;
  IF cells IS NULL THEN RETURN 0; END IF;
  FOR zoom IN SELECT generate_series(14, 2, -2) LOOP
    WITH touched AS (
      SELECT DISTINCT t.cell >> (2 * (16 - zoom)) AS cell, a.category, o.condition
      FROM unnest(cells, categories, conditions) t(cell, category, condition),
        LATERAL (VALUES (t.category), ('')) a(category), LATERAL (VALUES (t.condition), ('')) o(condition)
    ), fresh AS MATERIALIZED (
      SELECT t.*, s.* FROM touched t CROSS JOIN LATERAL (
        SELECT coalesce(sum(c.n), 0)::integer AS n, min(c.min_price_cents) AS least, sum(c.slat) AS slat, sum(c.slng) AS slng
        FROM cell_stat c WHERE c.z = zoom + 2 AND c.category = t.category AND c.condition = t.condition
          AND c.cell BETWEEN t.cell << 4 AND (t.cell << 4) + 15) s
    ), gone AS (
      DELETE FROM cell_stat c USING fresh f
      WHERE f.n = 0 AND c.z = zoom AND c.category = f.category AND c.condition = f.condition AND c.cell = f.cell
    )
    INSERT INTO cell_stat SELECT zoom, category, condition, cell, n, least, slat, slng FROM fresh WHERE n > 0
    ON CONFLICT (z, category, condition, cell) DO UPDATE
      SET n = excluded.n, min_price_cents = excluded.min_price_cents, slat = excluded.slat, slng = excluded.slng;
  END LOOP;
  RETURN removed;
END $$;
