-- The ledger only grows: for triggers on its tables.
CREATE OR REPLACE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: % of % is refused', lower(TG_OP), TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;
