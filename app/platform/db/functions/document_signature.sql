CREATE OR REPLACE FUNCTION document_signature(document tsvector) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT coalesce(bit_or(word_signature(w)), 0) FROM unnest(tsvector_to_array(document)) w WHERE left(w, 1) NOT IN ('@', '#') $$;
