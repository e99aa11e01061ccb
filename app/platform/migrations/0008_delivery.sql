ALTER TABLE "listing" ADD COLUMN "grade" text;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "delivers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "delivery_radius_miles" integer;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "delivery_fee_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "free_delivery_from_cents" integer;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_grade_check" CHECK ("listing"."grade" in ('A', 'B', 'C') and ("listing"."grade" is null or "listing"."condition" = 'used'));--> statement-breakpoint
ALTER TABLE "seller" ADD CONSTRAINT "seller_delivery_radius_miles_check" CHECK ("seller"."delivery_radius_miles" > 0);--> statement-breakpoint
ALTER TABLE "seller" ADD CONSTRAINT "seller_delivery_fee_cents_check" CHECK ("seller"."delivery_fee_cents" >= 0);--> statement-breakpoint
ALTER TABLE "seller" ADD CONSTRAINT "seller_free_delivery_from_cents_check" CHECK ("seller"."free_delivery_from_cents" >= 0);