CREATE TABLE "ledger_check" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ran_at" timestamp with time zone DEFAULT now() NOT NULL,
	"breaks" integer NOT NULL,
	CONSTRAINT "ledger_check_breaks_check" CHECK ("ledger_check"."breaks" >= 0)
);
--> statement-breakpoint
CREATE INDEX "ledger_check_ran_at_idx" ON "ledger_check" USING btree ("ran_at");