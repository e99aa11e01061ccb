-- By how much more or less a line sold, of an order that is completed.
CREATE OR REPLACE FUNCTION order_line_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before integer := OLD.quantity - OLD.canceled_quantity;
  after integer := NEW.quantity - NEW.canceled_quantity;
BEGIN
  INSERT INTO sold_change (account_id, listing_id, pieces, cents, line_id, sold_at)
    SELECT o.seller_account_id, NEW.listing_id, after - before,
      after::bigint * NEW.price_cents - before::bigint * OLD.price_cents, NEW.id, o.placed_at
    FROM purchase_order o
    WHERE o.id = NEW.order_id AND o.stage = 'completed' AND NOT o.is_sample AND o.seller_account_id IS NOT NULL;
  RETURN NULL;
END $$;
