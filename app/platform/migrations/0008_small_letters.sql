-- Makes and models are collated "C", which has small letters for A to Z alone: `Škoda` stayed as it was
-- in documents, and what fits one was not found.
CREATE OR REPLACE FUNCTION search_words(said text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT array(SELECT DISTINCT left(w, 40) FROM regexp_split_to_table(
  regexp_replace(normalize(lower(said COLLATE "default"), NFKD), '[\u0300-\u036f]', '', 'g'), '[^[:alnum:]]+') w WHERE w <> '') $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION vehicle_word(make text, model text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT '#' || lower((make || '/' || model) COLLATE "default") $$;
--> statement-breakpoint
UPDATE listing SET document = document
WHERE seed IS NULL AND key IN (SELECT listing_key FROM fitment WHERE make || model ~ '[^ -~]');
