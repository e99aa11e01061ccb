-- How many are in stock in each cell of an even zoom, between two cells: what is counted, and the changes that are
-- not counted in yet, so a cell may come more than once. Until then the least price may be of one that is gone.
-- A blank category or condition means all of them. Written as one query, so that searches have it as part of theirs.
CREATE OR REPLACE FUNCTION cell_counts(zoom integer, of_category text, of_condition text, low bigint, high bigint)
RETURNS TABLE (cell bigint, n integer, min_price_cents integer, slat double precision, slng double precision)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT c.cell, c.n, c.min_price_cents, c.slat, c.slng FROM cell_stat c
  WHERE c.z = zoom::smallint AND c.category = of_category AND c.condition = of_condition AND c.cell BETWEEN low AND high
  UNION ALL
  SELECT c.cell >> (2 * (16 - zoom)), c.n, CASE WHEN c.n > 0 THEN c.price_cents END, c.n * c.lat, c.n * c.lng
  FROM cell_change c
  WHERE c.cell BETWEEN low << (2 * (16 - zoom)) AND ((high + 1) << (2 * (16 - zoom))) - 1
    AND of_category IN ('', c.category) AND of_condition IN ('', c.condition)
$$;
