-- The known sample listings that were there before: numbers that their parts go by, and vehicles that
-- they fit. A new database gets the same from app/catalog/sample-facts.server.ts.
INSERT INTO listing_number (norm, listing_key, kind)
SELECT f.norm, l.key, f.kind FROM (VALUES
  ('brake-rotor-43512-06150', '4351233130', 'superseded'), ('brake-rotor-43512-06150', 'P83166', 'interchange'),
  ('brake-rotor-43512-06150', '980932R', 'interchange'), ('led-headlight-81150-06d50', '20980700', 'interchange'),
  ('led-headlight-81150-06d50', 'TO2502255', 'interchange'), ('rear-shock-48530-09r70', '4853080B12', 'oem'),
  ('rear-shock-48530-09r70', '3340247', 'interchange'), ('alternator-27060-0v210', '2706036010', 'oem'),
  ('alternator-27060-0v210', '2343084', 'interchange'), ('alternator-27060-0v210', '1121613', 'interchange')
) f(id, norm, kind) JOIN listing l ON l.id = f.id AND l.is_sample
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO supersession (norm, replacement, note)
SELECT '4351233130', '4351206150', 'Replaced by the maker' FROM listing l
WHERE l.id = 'brake-rotor-43512-06150' AND l.is_sample
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO fitment (make, model, listing_key, y0, y1, engine, note, source)
SELECT f.make, f.model, l.key, f.y0, f.y1, f.engine, f.note, f.source FROM (VALUES
  ('brake-rotor-43512-06150', 'Toyota', 'Camry', 2018, 2024, '', 'With 16 and 17 inch wheels', 'catalogue'),
  ('brake-rotor-43512-06150', 'Toyota', 'Avalon', 2019, 2022, '', 'With 17 inch wheels', 'catalogue'),
  ('brake-rotor-43512-06150', 'Lexus', 'ES', 2019, 2024, '', 'With 17 inch wheels', 'catalogue'),
  ('led-headlight-81150-06d50', 'Toyota', 'Camry', 2018, 2020, '', 'With LED low and high beam, left-hand drive', 'catalogue'),
  ('rear-shock-48530-09r70', 'Toyota', 'Camry', 2018, 2024, '', 'Not with sport suspension', 'seller'),
  ('alternator-27060-0v210', 'Toyota', 'Camry', 2010, 2017, '2.5 L', '', 'catalogue'),
  ('alternator-27060-0v210', 'Toyota', 'RAV4', 2009, 2018, '2.5 L', 'Compare the connector', 'catalogue'),
  ('alternator-27060-0v210', 'Toyota', 'Scion tC', 2011, 2016, '2.5 L', '', 'catalogue')
) f(id, make, model, y0, y1, engine, note, source) JOIN listing l ON l.id = f.id AND l.is_sample
ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE listing SET core_charge_cents = 3500 WHERE id = 'alternator-27060-0v210' AND is_sample AND core_charge_cents = 0;
