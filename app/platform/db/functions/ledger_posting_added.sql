-- What of new postings the sums of weeks and payouts do not have yet. Rows are only added: no sale waits for another.
CREATE OR REPLACE FUNCTION ledger_posting_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_unsummed (account_id, entry_id)
    SELECT added.account_id, added.entry_id
    FROM added JOIN ledger_account a ON a.id = added.account_id
    WHERE a.seller_id IS NOT NULL;
  INSERT INTO ledger_unpaid (account_id, entry_id)
    SELECT added.account_id, added.entry_id
    FROM added
    JOIN ledger_account a ON a.id = added.account_id AND a.kind = 'seller-payable'
    JOIN ledger_entry e ON e.id = added.entry_id AND e.kind <> 'payout'
    LEFT JOIN purchase_order o ON o.id = e.order_id
    WHERE e.order_id IS NULL OR o.payment = 'provider';
  RETURN NULL;
END $$;
