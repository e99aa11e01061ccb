-- What new lines of orders sold that are completed already.
CREATE OR REPLACE FUNCTION order_line_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sold_change (account_id, listing_id, pieces, cents, line_id, sold_at)
    SELECT o.seller_account_id, l.listing_id, l.quantity - l.canceled_quantity,
      (l.quantity - l.canceled_quantity)::bigint * l.price_cents, l.id, o.placed_at
    FROM added l JOIN purchase_order o ON o.id = l.order_id
    WHERE o.stage = 'completed' AND NOT o.is_sample AND o.seller_account_id IS NOT NULL;
  RETURN NULL;
END $$;
