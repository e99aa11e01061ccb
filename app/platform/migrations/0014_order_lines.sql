-- How far the orders have come, and what was sold: as the listing is now, for those from before kept no more of it.
UPDATE "purchase_order" SET
  stage = CASE status WHEN 'shipped' THEN 'shipped' WHEN 'delivered' THEN 'completed' WHEN 'canceled' THEN 'canceled'
    ELSE CASE WHEN begun_at IS NULL THEN 'placed' ELSE 'accepted' END END,
  accepted_at = begun_at,
  completed_at = delivered_at;
--> statement-breakpoint
INSERT INTO order_line (id, order_id, position, listing_id, quantity, price_cents, name, part_number, condition, grade,
    vehicle, verdict, fit_statement)
  SELECT gen_random_uuid(), o.id, 0, o.listing_id, o.quantity, o.total_cents / o.quantity, l.name, l.part_number,
      l.condition, l.grade, o.vehicle, o.verdict, o.fit_statement
    FROM purchase_order o JOIN listing l ON l.id = o.listing_id;
--> statement-breakpoint
INSERT INTO order_event (id, order_id, kind, "by", at)
  SELECT gen_random_uuid(), o.id, e.kind, e.party, e.at
    FROM purchase_order o CROSS JOIN LATERAL (VALUES
      ('place', 'buyer', o.placed_at),
      -- Who ships at once has accepted by that.
      ('accept', 'seller', nullif(o.begun_at, o.shipped_at)),
      ('ship', 'seller', o.shipped_at),
      ('collect', 'buyer', o.delivered_at),
      ('cancel', 'buyer', o.canceled_at)) AS e (kind, party, at)
    WHERE e.at IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "purchase_order" DROP CONSTRAINT "purchase_order_status_check";--> statement-breakpoint
ALTER TABLE "purchase_order" DROP CONSTRAINT "purchase_order_quantity_check";--> statement-breakpoint
ALTER TABLE "purchase_order" DROP CONSTRAINT "purchase_order_listing_id_listing_id_fk";
--> statement-breakpoint
DROP INDEX "purchase_order_listing_idx";--> statement-breakpoint
ALTER TABLE "purchase_order" ALTER COLUMN "status" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "purchase_order" drop column "status";--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "status" text GENERATED ALWAYS AS (case stage when 'shipped' then 'shipped' when 'delivered' then 'delivered' when 'completed' then 'delivered'
          when 'declined' then 'canceled' when 'canceled' then 'canceled' else 'processing' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" DROP COLUMN "listing_id";--> statement-breakpoint
ALTER TABLE "purchase_order" DROP COLUMN "quantity";--> statement-breakpoint
ALTER TABLE "purchase_order" DROP COLUMN "vehicle";--> statement-breakpoint
ALTER TABLE "purchase_order" DROP COLUMN "verdict";--> statement-breakpoint
ALTER TABLE "purchase_order" DROP COLUMN "fit_statement";--> statement-breakpoint
ALTER TABLE "purchase_order" DROP COLUMN "begun_at";--> statement-breakpoint
CREATE INDEX "purchase_order_open_idx" ON "purchase_order" USING btree ("buyer_account_id","seller_id") WHERE "purchase_order"."status" = 'processing';
