-- Custom SQL migration file, put your code below! --
-- function ledger_posting_added a89ac4a24e7e226b
--> statement-breakpoint
-- function order_completed 98e0a3f0923200ba
--> statement-breakpoint
-- function order_line_added 8c4bbac2bd03a78d
--> statement-breakpoint
-- function order_line_changed c2922410601e758b
--> statement-breakpoint
-- function payout_line_added 22e237c7d31e6520
--> statement-breakpoint
-- The triggers first: they keep everybody else from writing until what was before is counted.
CREATE TRIGGER ledger_posting_added AFTER INSERT ON ledger_posting
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_posting_added();
--> statement-breakpoint
CREATE TRIGGER payout_line_added AFTER INSERT ON payout_line
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION payout_line_added();
--> statement-breakpoint
CREATE TRIGGER order_line_added AFTER INSERT ON order_line
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION order_line_added();
--> statement-breakpoint
CREATE TRIGGER order_line_changed AFTER UPDATE OF quantity, canceled_quantity, price_cents ON order_line
  FOR EACH ROW WHEN (OLD.quantity <> NEW.quantity OR OLD.canceled_quantity <> NEW.canceled_quantity
    OR OLD.price_cents <> NEW.price_cents) EXECUTE FUNCTION order_line_changed();
--> statement-breakpoint
CREATE TRIGGER order_completed AFTER UPDATE OF stage ON purchase_order
  FOR EACH ROW WHEN ((OLD.stage = 'completed') <> (NEW.stage = 'completed')
    AND NOT NEW.is_sample AND NEW.seller_account_id IS NOT NULL) EXECUTE FUNCTION order_completed();
--> statement-breakpoint
INSERT INTO ledger_week (account_id, week, kind, postings, amount_cents, fee_cents)
  SELECT p.account_id, date_trunc('week', e.created_at AT TIME ZONE 'UTC')::date, e.kind, count(*), sum(p.amount_cents),
      coalesce(sum(-f.amount_cents), 0)
    FROM ledger_account a
    JOIN ledger_posting p ON p.account_id = a.id
    JOIN ledger_entry e ON e.id = p.entry_id
    LEFT JOIN ledger_account c ON a.kind = 'seller-payable' AND c.kind = 'fees' AND c.currency = a.currency
    LEFT JOIN ledger_posting f ON f.entry_id = e.id AND f.account_id = c.id
    WHERE a.seller_id IS NOT NULL
    GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO ledger_unpaid (account_id, entry_id)
  SELECT p.account_id, p.entry_id
    FROM ledger_account a
    JOIN ledger_posting p ON p.account_id = a.id
    JOIN ledger_entry e ON e.id = p.entry_id AND e.kind <> 'payout'
    LEFT JOIN purchase_order o ON o.id = e.order_id
    WHERE a.kind = 'seller-payable' AND (e.order_id IS NULL OR o.payment = 'provider')
      AND NOT EXISTS (SELECT FROM payout_line l WHERE l.entry_id = p.entry_id AND l.seller_id = a.seller_id);
--> statement-breakpoint
INSERT INTO sold_part (account_id, listing_id, pieces, cents, line_id, sold_at)
  SELECT o.seller_account_id, l.listing_id, sum(l.quantity - l.canceled_quantity),
      sum((l.quantity - l.canceled_quantity)::bigint * l.price_cents),
      (array_agg(l.id ORDER BY o.placed_at DESC, l.id))[1], max(o.placed_at)
    FROM purchase_order o JOIN order_line l ON l.order_id = o.id
    WHERE o.stage = 'completed' AND NOT o.is_sample AND o.seller_account_id IS NOT NULL
    GROUP BY 1, 2;
