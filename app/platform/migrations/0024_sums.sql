CREATE TABLE "ledger_unpaid" (
	"account_id" integer NOT NULL,
	"entry_id" uuid NOT NULL,
	CONSTRAINT "ledger_unpaid_account_id_entry_id_pk" PRIMARY KEY("account_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_unsummed" (
	"account_id" integer NOT NULL,
	"entry_id" uuid NOT NULL,
	CONSTRAINT "ledger_unsummed_account_id_entry_id_pk" PRIMARY KEY("account_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_week" (
	"account_id" integer NOT NULL,
	"week" date NOT NULL,
	"kind" text NOT NULL,
	"postings" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	CONSTRAINT "ledger_week_account_id_week_kind_pk" PRIMARY KEY("account_id","week","kind"),
	CONSTRAINT "ledger_week_kind_check" CHECK ("ledger_week"."kind" in ('sale', 'counter-payment', 'provider-payment', 'delivery-earned', 'core-settled', 'refund', 'refund-paid', 'chargeback', 'settlement', 'payout', 'payout-returned', 'held-back', 'freed', 'refund-returned', 'chargeback-opened', 'chargeback-won', 'payout-recovered', 'provider-fee', 'provider-fee-returned'))
);
--> statement-breakpoint
CREATE TABLE "sold_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sold_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"listing_id" text NOT NULL,
	"pieces" integer NOT NULL,
	"cents" bigint NOT NULL,
	"line_id" uuid NOT NULL,
	"sold_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sold_part" (
	"account_id" uuid NOT NULL,
	"listing_id" text NOT NULL,
	"pieces" bigint NOT NULL,
	"cents" bigint NOT NULL,
	"line_id" uuid NOT NULL,
	"sold_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sold_part_account_id_listing_id_pk" PRIMARY KEY("account_id","listing_id")
);
--> statement-breakpoint
ALTER TABLE "ledger_unpaid" ADD CONSTRAINT "ledger_unpaid_posting_fk" FOREIGN KEY ("entry_id","account_id") REFERENCES "public"."ledger_posting"("entry_id","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_unsummed" ADD CONSTRAINT "ledger_unsummed_posting_fk" FOREIGN KEY ("entry_id","account_id") REFERENCES "public"."ledger_posting"("entry_id","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_week" ADD CONSTRAINT "ledger_week_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_change" ADD CONSTRAINT "sold_change_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_change" ADD CONSTRAINT "sold_change_line_id_order_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_part" ADD CONSTRAINT "sold_part_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_part" ADD CONSTRAINT "sold_part_line_id_order_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sold_change_account_id_idx" ON "sold_change" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sold_part_best_idx" ON "sold_part" USING btree ("account_id","cents");--> statement-breakpoint
CREATE INDEX "purchase_order_seller_open_idx" ON "purchase_order" USING btree ("seller_account_id","placed_at") WHERE "purchase_order"."stage" in ('placed', 'accepted', 'ready', 'shipped', 'delivered');