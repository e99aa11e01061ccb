ALTER TABLE "purchase_order" ADD COLUMN "vehicle" jsonb;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "verdict" jsonb;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "fit_statement" text;