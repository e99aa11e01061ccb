-- A word with a condition and a band of prices as one number.
CREATE OR REPLACE FUNCTION priced_word(word text, condition text, band integer) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT (CASE condition WHEN 'new' THEN 1::bigint WHEN 'refurbished' THEN 2::bigint ELSE 3::bigint END << 46) | (band::bigint << 36) | (hashtextextended(word, 0) & 68719476735) $$;
