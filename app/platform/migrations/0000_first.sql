CREATE SEQUENCE "public"."order_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 20431 CACHE 1;--> statement-breakpoint
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"display_name" text NOT NULL,
	"password_hash" text,
	"external_id" text,
	"plan" text DEFAULT 'hobbyist' NOT NULL,
	"billing_period" text DEFAULT 'monthly' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_external_id_key" UNIQUE("external_id"),
	CONSTRAINT "account_plan_check" CHECK ("account"."plan" in ('hobbyist', 'professional', 'enterprise')),
	CONSTRAINT "account_billing_period_check" CHECK ("account"."billing_period" in ('monthly', 'annual'))
);
--> statement-breakpoint
CREATE TABLE "contact" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_account_email_key" UNIQUE("account_id","email"),
	CONSTRAINT "contact_type_check" CHECK ("contact"."type" in ('supplier', 'customer'))
);
--> statement-breakpoint
CREATE TABLE "listing" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"part_number" text NOT NULL,
	"category" text NOT NULL,
	"condition" text NOT NULL,
	"price_cents" integer NOT NULL,
	"quantity" integer NOT NULL,
	"location_name" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"seller_id" uuid NOT NULL,
	"description" text NOT NULL,
	"travel_time_minutes" integer NOT NULL,
	"image" text NOT NULL,
	"rating" numeric(2, 1),
	"rating_count" integer DEFAULT 0 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_category_check" CHECK ("listing"."category" in ('brake', 'electrical', 'body', 'suspension')),
	CONSTRAINT "listing_condition_check" CHECK ("listing"."condition" in ('new', 'refurbished', 'used')),
	CONSTRAINT "listing_price_cents_check" CHECK ("listing"."price_cents" > 0),
	CONSTRAINT "listing_quantity_check" CHECK ("listing"."quantity" >= 0),
	CONSTRAINT "listing_lat_check" CHECK ("listing"."lat" between -90 and 90),
	CONSTRAINT "listing_lng_check" CHECK ("listing"."lng" between -180 and 180),
	CONSTRAINT "listing_rating_check" CHECK ("listing"."rating" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "notification_preference" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"order_updates" boolean DEFAULT true NOT NULL,
	"price_drops" boolean DEFAULT true NOT NULL,
	"product_news" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"amount_cents" integer NOT NULL,
	"due_on" date NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "payout_status_check" CHECK ("payout"."status" in ('pending', 'paid')),
	CONSTRAINT "payout_amount_cents_check" CHECK ("payout"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text DEFAULT 'PL-' || nextval('order_number_seq') NOT NULL,
	"listing_id" text NOT NULL,
	"buyer_account_id" uuid,
	"seller_account_id" uuid,
	"seller_id" uuid NOT NULL,
	"customer_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"status" text DEFAULT 'processing' NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchase_order_number_key" UNIQUE("number"),
	CONSTRAINT "purchase_order_status_check" CHECK ("purchase_order"."status" in ('processing', 'shipped', 'delivered')),
	CONSTRAINT "purchase_order_quantity_check" CHECK ("purchase_order"."quantity" > 0),
	CONSTRAINT "purchase_order_total_cents_check" CHECK ("purchase_order"."total_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "seller" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"location_name" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"email" text,
	"phone" text,
	"is_sample" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_buyer_account_id_account_id_fk" FOREIGN KEY ("buyer_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_seller_account_id_account_id_fk" FOREIGN KEY ("seller_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_email_key" ON "account" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "listing_facets_idx" ON "listing" USING btree ("category","condition","price_cents");--> statement-breakpoint
CREATE INDEX "listing_seller_id_idx" ON "listing" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "payout_account_id_idx" ON "payout" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "purchase_order_buyer_idx" ON "purchase_order" USING btree ("buyer_account_id","placed_at");--> statement-breakpoint
CREATE INDEX "purchase_order_seller_account_idx" ON "purchase_order" USING btree ("seller_account_id","placed_at");--> statement-breakpoint
CREATE INDEX "purchase_order_sample_idx" ON "purchase_order" USING btree ("is_sample","placed_at");--> statement-breakpoint
CREATE INDEX "session_account_id_idx" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_expires_at_idx" ON "session" USING btree ("expires_at");