-- The words that a listing is found by, without positions: those of its name, brand and seller; marked with "~",
-- those that only its description and the vehicles that it fits have (generated descriptions say nothing of their
-- own); each vehicle as `#make/model`; and the part type as `=brake-pads`, or `=` alone where it is not known.
CREATE OR REPLACE FUNCTION listing_document(of_listing listing) RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
DECLARE
  named text[];
  beside text[];
  vehicles text[];
BEGIN
  named := search_words(of_listing.name || ' ' || of_listing.brand || ' '
    || coalesce((SELECT name FROM seller WHERE id = of_listing.seller_id), ''));
  SELECT array_agg(DISTINCT vehicle_word(make, model)), search_words(string_agg(make || ' ' || model, ' '))
    INTO vehicles, beside FROM fitment WHERE listing_key = of_listing.key;
  IF of_listing.seed IS NULL THEN beside := beside || search_words(of_listing.description); END IF;
  RETURN array_to_tsvector(named || coalesce(vehicles, '{}') || ('=' || of_listing.part_type) || array(
    SELECT DISTINCT '~' || w FROM unnest(beside) w WHERE w <> ALL (named)));
END $$;
