CREATE SEQUENCE "public"."return_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE TABLE "core" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"deposit_cents" integer NOT NULL,
	"kept_cents" integer,
	"state" text DEFAULT 'held' NOT NULL,
	"send_by" timestamp with time zone NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"reason" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"reminders" smallint DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "core_line_id_key" UNIQUE("line_id"),
	CONSTRAINT "core_quantity_check" CHECK ("core"."quantity" > 0),
	CONSTRAINT "core_state_check" CHECK ("core"."state" in ('held', 'sent', 'received', 'refunded', 'reduced', 'refused', 'waived', 'forfeited')),
	CONSTRAINT "core_kept_cents_check" CHECK ("core"."kept_cents" between 0 and "core"."deposit_cents")
);
--> statement-breakpoint
CREATE TABLE "dispute_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dispute_id" uuid NOT NULL,
	"by" text NOT NULL,
	"account_id" uuid,
	"supporter" text,
	"kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"amount_cents" integer,
	"offer_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dispute_entry_offer_key" UNIQUE("offer_id"),
	CONSTRAINT "dispute_entry_by_check" CHECK ("dispute_entry"."by" in ('buyer', 'seller', 'system', 'support')),
	CONSTRAINT "dispute_entry_kind_check" CHECK ("dispute_entry"."kind" in ('message', 'offer', 'accept', 'refuse', 'escalate', 'decide', 'withdraw')),
	CONSTRAINT "dispute_entry_amount_cents_check" CHECK ("dispute_entry"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"year" smallint NOT NULL,
	"number" integer NOT NULL,
	"cause" text NOT NULL,
	"content" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_cause_key" UNIQUE("cause"),
	CONSTRAINT "invoice_number_key" UNIQUE("seller_id","kind","year","number"),
	CONSTRAINT "invoice_kind_check" CHECK ("invoice"."kind" in ('invoice', 'credit-note')),
	CONSTRAINT "invoice_total_cents_check" CHECK ("invoice"."total_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_sequence" (
	"seller_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"kind" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_sequence_seller_id_year_kind_pk" PRIMARY KEY("seller_id","year","kind"),
	CONSTRAINT "invoice_sequence_kind_check" CHECK ("invoice_sequence"."kind" in ('invoice', 'credit-note'))
);
--> statement-breakpoint
CREATE TABLE "order_photo" (
	"photo_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"by" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "order_photo_by_check" CHECK ("order_photo"."by" in ('buyer', 'seller', 'system', 'support')),
	CONSTRAINT "order_photo_subject_check" CHECK ("order_photo"."subject" in ('message', 'return', 'dispute', 'core'))
);
--> statement-breakpoint
CREATE TABLE "order_return" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text DEFAULT 'RT-' || nextval('return_number_seq') NOT NULL,
	"order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"send_by" timestamp with time zone,
	"carrier" text,
	"tracking_number" text,
	"is_restocked" boolean,
	"sent_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_return_number_key" UNIQUE("number"),
	CONSTRAINT "order_return_quantity_check" CHECK ("order_return"."quantity" > 0),
	CONSTRAINT "order_return_reason_check" CHECK ("order_return"."reason" in ('does-not-fit', 'wrong-part', 'damaged', 'changed-mind')),
	CONSTRAINT "order_return_state_check" CHECK ("order_return"."state" in ('asked', 'granted', 'refused', 'sent', 'refunded', 'withdrawn', 'lapsed'))
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"checkout_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"state" text DEFAULT 'requires-payment' NOT NULL,
	"amount_cents" integer NOT NULL,
	"captured_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_checkout_id_key" UNIQUE("checkout_id"),
	CONSTRAINT "payment_provider_id_key" UNIQUE("provider_id"),
	CONSTRAINT "payment_state_check" CHECK ("payment"."state" in ('requires-payment', 'requires-action', 'processing', 'authorized', 'captured', 'failed', 'canceled')),
	CONSTRAINT "payment_cents_check" CHECK ("payment"."amount_cents" > 0 and "payment"."captured_cents" between 0 and "payment"."amount_cents" and "payment"."refunded_cents" between 0 and "payment"."captured_cents")
);
--> statement-breakpoint
CREATE TABLE "payment_action" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"provider_id" text,
	"done_at" timestamp with time zone,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_action_cause_key" UNIQUE("cause"),
	CONSTRAINT "payment_action_provider_id_key" UNIQUE("provider_id"),
	CONSTRAINT "payment_action_amount_cents_check" CHECK ("payment_action"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_id" text NOT NULL,
	"provider_account_id" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payout_line" (
	"payout_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "payout_line_entry_id_seller_id_pk" PRIMARY KEY("entry_id","seller_id")
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"line_id" uuid,
	"cause" text NOT NULL,
	"parts_cents" integer DEFAULT 0 NOT NULL,
	"delivery_cents" integer DEFAULT 0 NOT NULL,
	"tax_cents" integer DEFAULT 0 NOT NULL,
	"core_cents" integer DEFAULT 0 NOT NULL,
	"by" text NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	"said_paid_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_cause_key" UNIQUE("cause"),
	CONSTRAINT "refund_by_check" CHECK ("refund"."by" in ('buyer', 'seller', 'system', 'support')),
	CONSTRAINT "refund_cents_check" CHECK (least("refund"."parts_cents", "refund"."delivery_cents", "refund"."tax_cents", "refund"."core_cents") >= 0 and "refund"."parts_cents" + "refund"."delivery_cents" + "refund"."tax_cents" + "refund"."core_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "seller_payment_account" (
	"seller_id" uuid PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"can_be_paid" boolean DEFAULT false NOT NULL,
	"has_submitted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seller_payment_account_provider_id_key" UNIQUE("provider_id")
);
--> statement-breakpoint
ALTER TABLE "dispute" DROP CONSTRAINT "dispute_status_check";--> statement-breakpoint
ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_kind_check";--> statement-breakpoint
ALTER TABLE "payout" DROP CONSTRAINT "payout_status_check";--> statement-breakpoint
ALTER TABLE "payout" DROP CONSTRAINT "payout_account_id_account_id_fk";
--> statement-breakpoint
DROP INDEX "dispute_open_order_key";--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "line_id" uuid;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "answer_by" timestamp with time zone DEFAULT now() + interval '5 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "escalated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "canceled_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "shipped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "seller_id" uuid;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "payment" text DEFAULT 'counter' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "cancel_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "core_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "core" ADD CONSTRAINT "core_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "core" ADD CONSTRAINT "core_line_id_order_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_entry" ADD CONSTRAINT "dispute_entry_dispute_id_dispute_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."dispute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_entry" ADD CONSTRAINT "dispute_entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_sequence" ADD CONSTRAINT "invoice_sequence_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_photo" ADD CONSTRAINT "order_photo_photo_id_photo_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photo"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_photo" ADD CONSTRAINT "order_photo_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_line_id_order_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_action" ADD CONSTRAINT "payment_action_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_action" ADD CONSTRAINT "payment_action_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_line" ADD CONSTRAINT "payout_line_payout_id_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_line" ADD CONSTRAINT "payout_line_entry_id_ledger_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_line" ADD CONSTRAINT "payout_line_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_line_id_order_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_payment_account" ADD CONSTRAINT "seller_payment_account_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "core_order_id_idx" ON "core" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "core_waiting_idx" ON "core" USING btree ("send_by") WHERE "core"."state" = 'held';--> statement-breakpoint
CREATE INDEX "dispute_entry_dispute_id_idx" ON "dispute_entry" USING btree ("dispute_id","created_at");--> statement-breakpoint
CREATE INDEX "dispute_entry_account_id_idx" ON "dispute_entry" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "invoice_order_id_idx" ON "invoice" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_photo_subject_idx" ON "order_photo" USING btree ("subject_id","position");--> statement-breakpoint
CREATE INDEX "order_photo_order_id_idx" ON "order_photo" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_return_order_id_idx" ON "order_return" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_return_open_line_key" ON "order_return" USING btree ("line_id") WHERE "order_return"."state" in ('asked', 'granted', 'sent');--> statement-breakpoint
CREATE INDEX "order_return_waiting_idx" ON "order_return" USING btree ("state","answer_by") WHERE "order_return"."state" in ('asked', 'granted', 'sent');--> statement-breakpoint
CREATE INDEX "payment_open_idx" ON "payment" USING btree ("updated_at") WHERE "payment"."state" in ('requires-payment', 'requires-action', 'processing');--> statement-breakpoint
CREATE INDEX "payment_action_order_id_idx" ON "payment_action" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_action_payment_id_idx" ON "payment_action" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_event_waiting_idx" ON "payment_event" USING btree ("received_at") WHERE "payment_event"."done_at" is null;--> statement-breakpoint
CREATE INDEX "payout_line_payout_id_idx" ON "payout_line" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "payout_line_seller_id_idx" ON "payout_line" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "refund_order_id_idx" ON "refund" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "refund_line_id_idx" ON "refund" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "refund_unpaid_idx" ON "refund" USING btree ("said_paid_at") WHERE "refund"."paid_at" is null;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_line_id_order_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_line_id_idx" ON "dispute" USING btree ("line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_open_line_key" ON "dispute" USING btree ("order_id",coalesce("line_id", "order_id")) WHERE "dispute"."status" <> 'closed';--> statement-breakpoint
CREATE INDEX "dispute_waiting_idx" ON "dispute" USING btree ("status","answer_by") WHERE "dispute"."status" <> 'closed';--> statement-breakpoint
CREATE INDEX "order_line_photo_hashes_idx" ON "order_line" USING gin ("photo_hashes");--> statement-breakpoint
CREATE INDEX "payout_seller_id_idx" ON "payout" USING btree ("seller_id","due_on");--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_provider_id_key" UNIQUE("provider_id");--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_outcome_check" CHECK ("dispute"."outcome" in ('refunded', 'rejected', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_status_check" CHECK ("dispute"."status" in ('open', 'escalated', 'closed'));--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_kind_check" CHECK ("ledger_entry"."kind" in ('sale', 'counter-payment', 'provider-payment', 'delivery-earned', 'core-settled', 'refund', 'refund-paid', 'chargeback', 'settlement', 'payout', 'payout-returned'));--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_canceled_quantity_check" CHECK ("order_line"."canceled_quantity" between 0 and "order_line"."quantity");--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_status_check" CHECK ("payout"."status" in ('pending', 'paid', 'returned'));--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_payment_check" CHECK ("purchase_order"."payment" in ('counter', 'provider'));--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_refunded_cents_check" CHECK ("purchase_order"."refunded_cents" between 0 and "purchase_order"."total_cents");--> statement-breakpoint
ALTER TABLE "seller" ADD CONSTRAINT "seller_core_days_check" CHECK ("seller"."core_days" between 1 and 365);--> statement-breakpoint
CREATE TRIGGER invoice_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON invoice
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
-- Deposits of orders that were completed before are held: 30 days from now on.
INSERT INTO core (id, order_id, line_id, quantity, deposit_cents, send_by)
  SELECT gen_random_uuid(), o.id, l.id, l.quantity, l.quantity * l.core_cents, now() + interval '30 days'
  FROM order_line l JOIN purchase_order o ON o.id = l.order_id
  WHERE o.stage = 'completed' AND NOT o.is_sample AND l.core_cents > 0;
