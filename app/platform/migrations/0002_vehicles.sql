CREATE TABLE "vehicle" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"engine" text,
	"vin" text,
	"is_active" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicle_account_vehicle_key" UNIQUE NULLS NOT DISTINCT("account_id","year","make","model","engine","vin"),
	CONSTRAINT "vehicle_year_check" CHECK ("vehicle"."year" between 1900 and 2100),
	CONSTRAINT "vehicle_vin_check" CHECK ("vehicle"."vin" ~ '^[0-9A-HJ-NPR-Z]{17}$')
);
--> statement-breakpoint
ALTER TABLE "vehicle" ADD CONSTRAINT "vehicle_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_active_key" ON "vehicle" USING btree ("account_id") WHERE "vehicle"."is_active";