CREATE TABLE "account_export" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archive" "bytea",
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"account_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "account_token_purpose_check" CHECK ("account_token"."purpose" in ('reset-password', 'verify-email', 'change-email', 'revert-email'))
);
--> statement-breakpoint
ALTER TABLE "dispute" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_export" ADD CONSTRAINT "account_export_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_token" ADD CONSTRAINT "account_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_export_expires_at_idx" ON "account_export" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_token_account_id_idx" ON "account_token" USING btree ("account_id","purpose");--> statement-breakpoint
CREATE INDEX "account_token_email_idx" ON "account_token" USING btree ("email");--> statement-breakpoint
CREATE INDEX "account_token_expires_at_idx" ON "account_token" USING btree ("expires_at");