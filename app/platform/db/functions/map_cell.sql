-- Morton code of the Web Mercator tile of zoom 16; app/search/geo/morton-cells.ts says the same in TypeScript.
CREATE OR REPLACE FUNCTION map_cell(lat double precision, lng double precision) RETURNS bigint LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  x bigint := least(65535, greatest(0, floor((lng + 180) / 360 * 65536)));
  s double precision := sin(radians(least(85.0511287798, greatest(-85.0511287798, lat))));
  y bigint := least(65535, greatest(0, floor((0.5 - ln((1 + s) / (1 - s)) / (4 * pi())) * 65536)));
BEGIN
  x := (x | (x << 8)) & 16711935;
  x := (x | (x << 4)) & 252645135;
  x := (x | (x << 2)) & 858993459;
  x := (x | (x << 1)) & 1431655765;
  y := (y | (y << 8)) & 16711935;
  y := (y | (y << 4)) & 252645135;
  y := (y | (y << 2)) & 858993459;
  y := (y | (y << 1)) & 1431655765;
  RETURN x | (y << 1);
END $$;
