ALTER TABLE "order_line" DROP CONSTRAINT "order_line_canceled_quantity_check";--> statement-breakpoint
ALTER TABLE "order_return" DROP CONSTRAINT "order_return_state_check";--> statement-breakpoint
DROP INDEX "order_return_open_line_key";--> statement-breakpoint
DROP INDEX "order_return_waiting_idx";--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "called_off_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_return" ADD COLUMN "missing_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_return" ADD COLUMN "traced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "denials" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "order_return_open_line_key" ON "order_return" USING btree ("line_id") WHERE "order_return"."state" in ('asked', 'granted', 'sent', 'missing');--> statement-breakpoint
CREATE INDEX "order_return_waiting_idx" ON "order_return" USING btree ("state","answer_by") WHERE "order_return"."state" in ('asked', 'granted', 'sent', 'missing');--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_canceled_quantity_check" CHECK (least("order_line"."canceled_quantity", "order_line"."called_off_quantity") >= 0 and "order_line"."canceled_quantity" + "order_line"."called_off_quantity" <= "order_line"."quantity");--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_state_check" CHECK ("order_return"."state" in ('asked', 'granted', 'refused', 'sent', 'missing', 'refunded', 'withdrawn', 'lapsed'));