-- A bulk load derives everything itself, in one go, and says so for its own transactions.
CREATE OR REPLACE FUNCTION loading_in_bulk() RETURNS boolean LANGUAGE sql STABLE AS
$$ SELECT coalesce(current_setting('partlane.bulk', true), '') = 'on' $$;
