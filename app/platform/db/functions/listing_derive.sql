CREATE OR REPLACE FUNCTION listing_derive() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.cell := map_cell(NEW.lat, NEW.lng);
  NEW.document := listing_document(NEW);
  RETURN NEW;
END $$;
