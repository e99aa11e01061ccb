-- A word with a cell of zoom 7 or 12 as one number: the zoom (1 or 2), the cell, and 36 bits of the word's hash.
CREATE OR REPLACE FUNCTION placed_word(word text, zoom integer, cell bigint) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT (CASE zoom WHEN 7 THEN 1::bigint WHEN 12 THEN 2::bigint END << 62) | (cell << 36) | (hashtextextended(word, 0) & 68719476735) $$;
