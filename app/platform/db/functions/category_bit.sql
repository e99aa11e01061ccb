-- A bit for each category, and all bits for one that is not known.
CREATE OR REPLACE FUNCTION category_bit(category text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT coalesce(1 << (listing_kind(category, 'new')::integer / 4 - 1), -1) $$;
