CREATE OR REPLACE FUNCTION ledger_posting_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_refuse_unbalanced(NEW.entry_id);
  RETURN NULL;
END $$;
