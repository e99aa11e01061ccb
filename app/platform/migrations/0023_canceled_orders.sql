ALTER TABLE "purchase_order" DROP CONSTRAINT "purchase_order_status_check";--> statement-breakpoint
DROP INDEX "purchase_order_listing_idx";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "hides_samples" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "canceled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "purchase_order_open_idx" ON "purchase_order" USING btree ("buyer_account_id","seller_id") WHERE "purchase_order"."status" = 'processing';--> statement-breakpoint
CREATE INDEX "purchase_order_listing_idx" ON "purchase_order" USING btree ("listing_id","placed_at");--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_status_check" CHECK ("purchase_order"."status" in ('processing', 'shipped', 'delivered', 'canceled'));