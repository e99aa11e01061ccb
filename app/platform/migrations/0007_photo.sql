CREATE TABLE "photo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"listing_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"content_type" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"reason" text,
	"loose_since" timestamp with time zone DEFAULT now(),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photo_hash_check" CHECK ("photo"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "photo_position_check" CHECK ("photo"."position" >= 0),
	CONSTRAINT "photo_size_check" CHECK ("photo"."width" > 0 and "photo"."height" > 0),
	CONSTRAINT "photo_bytes_check" CHECK ("photo"."bytes" > 0),
	CONSTRAINT "photo_content_type_check" CHECK ("photo"."content_type" in ('image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif')),
	CONSTRAINT "photo_state_check" CHECK ("photo"."state" in ('received', 'ready', 'rejected')),
	CONSTRAINT "photo_reason_check" CHECK (("photo"."reason" is not null) = ("photo"."state" = 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_account_id_idx" ON "photo" USING btree ("account_id","hash");--> statement-breakpoint
CREATE INDEX "photo_listing_id_idx" ON "photo" USING btree ("listing_id","position");--> statement-breakpoint
CREATE INDEX "photo_hash_idx" ON "photo" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "photo_loose_idx" ON "photo" USING btree ("loose_since") WHERE "photo"."listing_id" is null;--> statement-breakpoint
CREATE INDEX "photo_received_idx" ON "photo" USING btree ("created_at") WHERE "photo"."state" = 'received';