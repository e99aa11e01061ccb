ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_kind_check";--> statement-breakpoint
ALTER TABLE "payment_action" ADD COLUMN "payout_id" uuid;--> statement-breakpoint
UPDATE "payment_action" SET "payout_id" = split_part("cause", ':', 3)::uuid WHERE "kind" = 'reverse';--> statement-breakpoint
ALTER TABLE "payment_action" ADD CONSTRAINT "payment_action_payout_id_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_action_payout_id_idx" ON "payment_action" USING btree ("payout_id") WHERE "payment_action"."kind" = 'reverse';--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_kind_check" CHECK ("ledger_account"."kind" in ('buyer-clearing', 'provider-clearing', 'bank', 'seller-payable', 'delivery', 'core-deposits', 'fees', 'tax', 'refunds', 'in-dispute', 'chargebacks', 'provider-fees', 'losses'));