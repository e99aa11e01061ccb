-- Prices are in 16 bands from any to twice as much, and those below 32 cents each in its own. Entries are
-- appended one by one: that is done in place, where to put two arrays together copies both. It costs so much that
-- nobody is to think of calling it for one listing after the other instead of asking the index.
CREATE OR REPLACE FUNCTION placed_words(document tsvector, cell bigint, cents integer, condition text) RETURNS bigint[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
DECLARE
  wide bigint := (1::bigint << 62) | ((cell >> 18) << 36);
  narrow bigint := (2::bigint << 62) | ((cell >> 8) << 36);
  halvings integer := 0;
  priced bigint;
  word text;
  hashed bigint;
  placed bigint[] := '{}';
BEGIN
  WHILE cents >> halvings >= 32 LOOP halvings := halvings + 1; END LOOP;
  priced := (CASE condition WHEN 'new' THEN 1::bigint WHEN 'refurbished' THEN 2::bigint ELSE 3::bigint END << 46)
    | ((halvings * 16 + (cents >> halvings))::bigint << 36);
  FOREACH word IN ARRAY tsvector_to_array(document) LOOP
    -- Neither # nor @, the signs of vehicles and places.
    IF ascii(word) NOT IN (35, 64) THEN
      hashed := hashtextextended(word, 0) & 68719476735;
      placed := array_append(array_append(array_append(placed, wide | hashed), narrow | hashed), priced | hashed);
    END IF;
  END LOOP;
  RETURN placed;
END $$;
