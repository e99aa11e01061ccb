ALTER TABLE "listing" RENAME COLUMN "leaf" TO "part_type";
