-- A vehicle as a word of documents: `#make/model`, in small letters.
CREATE OR REPLACE FUNCTION vehicle_word(make text, model text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT '#' || lower((make || '/' || model) COLLATE "default") $$;
