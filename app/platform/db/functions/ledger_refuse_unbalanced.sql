-- An entry of the ledger sums to zero, in one currency.
CREATE OR REPLACE FUNCTION ledger_refuse_unbalanced(entry uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  total bigint;
  currencies integer;
BEGIN
  SELECT coalesce(sum(p.amount_cents), 0), count(DISTINCT a.currency) INTO total, currencies
    FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id WHERE p.entry_id = entry;
  IF total <> 0 OR currencies <> 1 THEN
    RAISE EXCEPTION 'ledger entry % does not balance: it sums to % cents in % currencies', entry, total, currencies
      USING ERRCODE = 'check_violation';
  END IF;
END $$;
