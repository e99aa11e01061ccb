-- The words of a text: lower case, without accents, letters and digits only, each once. Makes and models are
-- collated "C", which has small letters for A to Z alone.
CREATE OR REPLACE FUNCTION search_words(said text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT array(SELECT DISTINCT left(w, 40) FROM regexp_split_to_table(
  regexp_replace(normalize(lower(said COLLATE "default"), NFKD), '[\u0300-\u036f]', '', 'g'), '[^[:alnum:]]+') w WHERE w <> '') $$;
