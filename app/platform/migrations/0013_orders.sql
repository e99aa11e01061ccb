CREATE TABLE "cart_line" (
	"account_id" uuid NOT NULL,
	"listing_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"core_cents" integer DEFAULT 0 NOT NULL,
	"vehicle" jsonb,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_line_account_id_listing_id_pk" PRIMARY KEY("account_id","listing_id"),
	CONSTRAINT "cart_line_quantity_check" CHECK ("cart_line"."quantity" > 0),
	CONSTRAINT "cart_line_price_cents_check" CHECK ("cart_line"."price_cents" > 0),
	CONSTRAINT "cart_line_core_cents_check" CHECK ("cart_line"."core_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "checkout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"placed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "checkout_line" (
	"checkout_id" uuid NOT NULL,
	"listing_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"core_cents" integer DEFAULT 0 NOT NULL,
	"vehicle" jsonb,
	"held_until" timestamp with time zone,
	CONSTRAINT "checkout_line_checkout_id_listing_id_pk" PRIMARY KEY("checkout_id","listing_id"),
	CONSTRAINT "checkout_line_quantity_check" CHECK ("checkout_line"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"cause" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notice_cause_key" UNIQUE("account_id","cause")
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "order_event_by_check" CHECK ("order_event"."by" in ('buyer', 'seller', 'system', 'support'))
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"listing_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"core_cents" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"part_number" text NOT NULL,
	"condition" text NOT NULL,
	"grade" text,
	"photo_hashes" text[] DEFAULT '{}' NOT NULL,
	"vehicle" jsonb,
	"verdict" jsonb,
	"fit_statement" text,
	CONSTRAINT "order_line_position_key" UNIQUE("order_id","position"),
	CONSTRAINT "order_line_condition_check" CHECK ("order_line"."condition" in ('new', 'refurbished', 'used')),
	CONSTRAINT "order_line_quantity_check" CHECK ("order_line"."quantity" > 0),
	CONSTRAINT "order_line_cents_check" CHECK (least("order_line"."price_cents", "order_line"."core_cents") >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"account_id" uuid,
	"by" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "order_message_by_check" CHECK ("order_message"."by" in ('buyer', 'seller', 'system', 'support'))
);
--> statement-breakpoint
ALTER TABLE "purchase_order" DROP CONSTRAINT "purchase_order_total_cents_check";--> statement-breakpoint
ALTER TABLE "notification_preference" ADD COLUMN "order_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "checkout_id" uuid;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "contact_phone" text;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "fulfilment" text DEFAULT 'pickup' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "address" jsonb;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "core_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "delivery_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "tax_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "stage" text DEFAULT 'placed' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "ready_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "completed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "collection_code" text;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "tracking_number" text;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_line" ADD CONSTRAINT "checkout_line_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkout"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_line" ADD CONSTRAINT "checkout_line_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_message" ADD CONSTRAINT "order_message_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_message" ADD CONSTRAINT "order_message_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_line_listing_id_idx" ON "cart_line" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "checkout_account_id_idx" ON "checkout" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "checkout_expires_at_idx" ON "checkout" USING btree ("expires_at") WHERE "checkout"."placed_at" is null;--> statement-breakpoint
CREATE INDEX "checkout_line_listing_id_idx" ON "checkout_line" USING btree ("listing_id","held_until");--> statement-breakpoint
CREATE INDEX "notice_account_id_idx" ON "notice" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "notice_unread_idx" ON "notice" USING btree ("account_id") WHERE "notice"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notice_order_id_idx" ON "notice" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_event_order_id_idx" ON "order_event" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_line_listing_id_idx" ON "order_line" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "order_message_order_id_idx" ON "order_message" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "order_message_account_id_idx" ON "order_message" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_order_checkout_id_idx" ON "purchase_order" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "purchase_order_seller_id_idx" ON "purchase_order" USING btree ("seller_id","placed_at");--> statement-breakpoint
CREATE INDEX "purchase_order_waiting_idx" ON "purchase_order" USING btree ("stage","placed_at") WHERE "purchase_order"."stage" in ('placed', 'accepted', 'ready', 'shipped', 'delivered');--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_stage_check" CHECK ("purchase_order"."stage" in ('placed', 'accepted', 'ready', 'shipped', 'delivered', 'completed', 'declined', 'canceled'));--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_fulfilment_check" CHECK ("purchase_order"."fulfilment" in ('pickup', 'delivery'));--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_total_cents_check" CHECK (least("purchase_order"."core_cents", "purchase_order"."delivery_cents", "purchase_order"."tax_cents") >= 0 and "purchase_order"."total_cents" >= "purchase_order"."core_cents" + "purchase_order"."delivery_cents" + "purchase_order"."tax_cents");