-- What the lines of an order sold that is completed now, or takes that back.
CREATE OR REPLACE FUNCTION order_completed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE NEW.stage WHEN 'completed' THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO sold_change (account_id, listing_id, pieces, cents, line_id, sold_at)
    SELECT NEW.seller_account_id, l.listing_id, sign * (l.quantity - l.canceled_quantity),
      sign * (l.quantity - l.canceled_quantity)::bigint * l.price_cents, l.id, NEW.placed_at
    FROM order_line l WHERE l.order_id = NEW.id;
  RETURN NULL;
END $$;
