-- The words of a document, without the cells that documents once had.
CREATE OR REPLACE FUNCTION document_words(document tsvector) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT w FROM unnest(tsvector_to_array(document)) w WHERE w NOT LIKE '@%' $$;
