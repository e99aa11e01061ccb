CREATE OR REPLACE FUNCTION seller_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing SET seller_id = seller_id WHERE seller_id = NEW.id;
  RETURN NULL;
END $$;
