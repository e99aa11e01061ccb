CREATE TABLE "ledger_account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"seller_id" uuid,
	"currency" text DEFAULT 'USD' NOT NULL,
	CONSTRAINT "ledger_account_key" UNIQUE NULLS NOT DISTINCT("kind","seller_id","currency"),
	CONSTRAINT "ledger_account_kind_check" CHECK ("ledger_account"."kind" in ('buyer-clearing', 'provider-clearing', 'bank', 'seller-payable', 'delivery', 'core-deposits', 'fees', 'tax', 'refunds')),
	CONSTRAINT "ledger_account_currency_check" CHECK ("ledger_account"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entry_cause_key" UNIQUE("cause"),
	CONSTRAINT "ledger_entry_kind_check" CHECK ("ledger_entry"."kind" in ('sale', 'counter-payment', 'provider-payment', 'delivery-earned', 'core-settled', 'refund', 'refund-paid', 'chargeback', 'settlement', 'payout'))
);
--> statement-breakpoint
CREATE TABLE "ledger_posting" (
	"entry_id" uuid NOT NULL,
	"account_id" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "ledger_posting_entry_id_account_id_pk" PRIMARY KEY("entry_id","account_id"),
	CONSTRAINT "ledger_posting_amount_cents_check" CHECK ("ledger_posting"."amount_cents" <> 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_entry_id_ledger_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_account_seller_id_idx" ON "ledger_account" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_order_id_idx" ON "ledger_entry" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_posting_account_id_idx" ON "ledger_posting" USING btree ("account_id","entry_id");--> statement-breakpoint
-- What was delivered before there was a ledger: sold, and paid to the seller at the counter. Before the triggers, whose
-- pending events would keep a later migration of the same transaction from changing the tables.
INSERT INTO ledger_account (kind, seller_id)
  SELECT 'seller-payable', o.seller_id FROM purchase_order o
    WHERE o.status = 'delivered' AND NOT o.is_sample AND o.total_cents > 0 GROUP BY o.seller_id
  UNION ALL
  SELECT 'buyer-clearing', NULL::uuid WHERE EXISTS (
    SELECT FROM purchase_order o WHERE o.status = 'delivered' AND NOT o.is_sample AND o.total_cents > 0);
--> statement-breakpoint
INSERT INTO ledger_entry (id, cause, kind, order_id, created_at)
  SELECT gen_random_uuid(), e.kind || ':' || o.id, e.kind, o.id, coalesce(o.delivered_at, o.placed_at)
    FROM purchase_order o CROSS JOIN (VALUES ('sale'), ('counter-payment')) AS e (kind)
    WHERE o.status = 'delivered' AND NOT o.is_sample AND o.total_cents > 0;
--> statement-breakpoint
INSERT INTO ledger_posting (entry_id, account_id, amount_cents)
  SELECT e.id, a.id,
      CASE WHEN (a.kind = 'buyer-clearing') = (e.kind = 'sale') THEN o.total_cents ELSE -o.total_cents END
    FROM ledger_entry e
    JOIN purchase_order o ON o.id = e.order_id
    JOIN ledger_account a ON a.kind = 'buyer-clearing' OR a.seller_id = o.seller_id;
--> statement-breakpoint
-- function ledger_refuse_change dd170d0606c84c20
--> statement-breakpoint
CREATE TRIGGER ledger_account_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_account
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entry_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_posting_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_posting
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
-- function ledger_refuse_unbalanced 9642c05c193dd8bd
--> statement-breakpoint
-- function ledger_entry_balanced 4862eb778af5c674
--> statement-breakpoint
-- function ledger_posting_balanced 8f239cfe109f9f64
--> statement-breakpoint
-- When the transaction commits: an entry is written before its postings.
CREATE CONSTRAINT TRIGGER ledger_entry_balanced AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_entry_balanced();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_posting_balanced AFTER INSERT ON ledger_posting
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_posting_balanced();
