DROP INDEX "notice_account_id_idx";--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "told_price_cents" integer;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "listing_id" text;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "from_cents" integer;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "to_cents" integer;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "news_id" text;--> statement-breakpoint
ALTER TABLE "notification_preference" ADD COLUMN "price_drop_mails" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_preference" ADD COLUMN "product_news_mails" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_preference" ADD COLUMN "news_told_on" date DEFAULT current_date NOT NULL;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_listing_id_idx" ON "notice" USING btree ("listing_id") WHERE "notice"."listing_id" is not null;--> statement-breakpoint
CREATE INDEX "notice_account_id_idx" ON "notice" USING btree ("account_id","created_at","id");--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_subject_check" CHECK (num_nonnulls("notice"."order_id", "notice"."listing_id", "notice"."news_id") = 1);