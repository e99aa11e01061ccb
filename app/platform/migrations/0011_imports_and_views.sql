CREATE TABLE "listing_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"layout" jsonb,
	"mapping" jsonb,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"last_row" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"batch_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "listing_import_state_check" CHECK ("listing_import"."state" in ('uploaded', 'checking', 'checked', 'running', 'done', 'stopped', 'failed')),
	CONSTRAINT "listing_import_bytes_check" CHECK ("listing_import"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "listing_import_refusal" (
	"import_id" uuid NOT NULL,
	"row_number" integer NOT NULL,
	"rows" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	CONSTRAINT "listing_import_refusal_import_id_row_number_pk" PRIMARY KEY("import_id","row_number")
);
--> statement-breakpoint
CREATE TABLE "listing_view" (
	"listing_id" text NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "listing_view_listing_id_day_pk" PRIMARY KEY("listing_id","day"),
	CONSTRAINT "listing_view_views_check" CHECK ("listing_view"."views" > 0)
);
--> statement-breakpoint
ALTER TABLE "listing_import" ADD CONSTRAINT "listing_import_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_import" ADD CONSTRAINT "listing_import_batch_id_listing_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."listing_batch"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_import_refusal" ADD CONSTRAINT "listing_import_refusal_import_id_listing_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."listing_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_view" ADD CONSTRAINT "listing_view_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_import_seller_id_idx" ON "listing_import" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "listing_import_batch_id_idx" ON "listing_import" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "listing_view_day_idx" ON "listing_view" USING btree ("day");