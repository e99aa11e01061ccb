-- New categories come last, so that those that are stored keep their numbers.
CREATE OR REPLACE FUNCTION listing_kind(category text, condition text) RETURNS smallint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT (4 * array_position(ARRAY['brake', 'electrical', 'body', 'suspension', 'steering', 'engine', 'cooling',
  'drivetrain', 'exhaust', 'fuel', 'filter', 'interior', 'wheel', 'hvac', 'belt', 'sensor', 'lighting', 'glass',
  'restraint', 'ev', 'fluid', 'accessory'], category)
  + array_position(ARRAY['new', 'refurbished', 'used'], condition))::smallint $$;
