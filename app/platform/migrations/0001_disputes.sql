CREATE SEQUENCE "public"."dispute_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE TABLE "dispute" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text DEFAULT 'DT-' || nextval('dispute_number_seq') NOT NULL,
	"order_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dispute_number_key" UNIQUE("number"),
	CONSTRAINT "dispute_reason_check" CHECK ("dispute"."reason" in ('not-as-described', 'does-not-fit', 'did-not-arrive')),
	CONSTRAINT "dispute_status_check" CHECK ("dispute"."status" in ('open', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "shipped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_order_id_idx" ON "dispute" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_open_order_key" ON "dispute" USING btree ("order_id") WHERE "dispute"."status" = 'open';