-- The documents follow the fitments: each is written once for a statement, and only where it gets another word.
CREATE OR REPLACE FUNCTION fitment_follow() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys integer[];
BEGIN
  IF loading_in_bulk() THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' THEN
    SELECT array_agg(DISTINCT listing_key) INTO keys FROM (
      (SELECT listing_key, make, model FROM touched EXCEPT SELECT listing_key, make, model FROM before)
      UNION ALL (SELECT listing_key, make, model FROM before EXCEPT SELECT listing_key, make, model FROM touched)) c;
  ELSE
    SELECT array_agg(DISTINCT listing_key) INTO keys FROM touched;
  END IF;
  IF keys IS NOT NULL THEN
    UPDATE listing l SET document = document WHERE key = ANY (keys) AND state = 'published' AND document <> listing_document(l);
  END IF;
  RETURN NULL;
END $$;
