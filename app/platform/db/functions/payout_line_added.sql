-- What is in a payout waits for none.
CREATE OR REPLACE FUNCTION payout_line_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM ledger_unpaid u
    USING added, ledger_account a
    WHERE a.kind = 'seller-payable' AND a.seller_id = added.seller_id
      AND u.account_id = a.id AND u.entry_id = added.entry_id;
  RETURN NULL;
END $$;
