CREATE OR REPLACE FUNCTION listing_derive() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.cell := map_cell(NEW.lat, NEW.lng);
  -- Nothing finds what is not published.
  NEW.document := CASE WHEN NEW.state = 'published' THEN listing_document(NEW) ELSE '' END;
  RETURN NEW;
END $$;
