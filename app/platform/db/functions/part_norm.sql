-- Letters and digits only, in capitals: how part numbers are compared.
CREATE OR REPLACE FUNCTION part_norm(spelt text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT upper(regexp_replace(spelt, '[^A-Za-z0-9]+', '', 'g')) $$;
