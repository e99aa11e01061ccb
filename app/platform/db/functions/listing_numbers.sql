-- The numbers that a listing is found by while it is published: its own first, then what else its seller says it goes by.
CREATE OR REPLACE FUNCTION listing_numbers(of_listing listing) RETURNS SETOF listing_number LANGUAGE sql STABLE AS $$
  SELECT DISTINCT ON (norm) norm, of_listing.key, kind FROM (
    SELECT part_norm(of_listing.part_number) AS norm, 'own' AS kind, 0 AS place
    UNION ALL
    SELECT part_norm(o ->> 'number'), o ->> 'kind', 1 FROM jsonb_array_elements(of_listing.other_numbers) o) n
  WHERE norm <> '' AND of_listing.state = 'published'
  ORDER BY norm, place, kind
$$;
