DROP INDEX "purchase_order_waiting_idx";--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "answer_by" timestamp with time zone DEFAULT now() + interval '72 hours' NOT NULL;--> statement-breakpoint
CREATE INDEX "purchase_order_waiting_idx" ON "purchase_order" USING btree ("stage","answer_by") WHERE "purchase_order"."stage" in ('placed', 'accepted', 'ready', 'shipped', 'delivered');