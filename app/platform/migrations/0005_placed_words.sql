-- Each word of a document together with each of the cells of zooms 7, 10 and 13 that it is in, as one
-- number: a common word near a place is a short list of its own.
CREATE FUNCTION placed_word(word text, zoom integer, cell bigint) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT hashtextextended(word, (cell << 5) | zoom) $$;
--> statement-breakpoint
CREATE FUNCTION placed_words(document tsvector, cell bigint) RETURNS bigint[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT array_agg(hashtextextended(w, p)) FROM unnest(tsvector_to_array(document)) w,
  unnest(ARRAY[((cell >> 18) << 5) | 7, ((cell >> 12) << 5) | 10, ((cell >> 6) << 5) | 13]) p WHERE w NOT LIKE '@%' $$;
--> statement-breakpoint
CREATE INDEX "listing_placed_idx" ON "listing" USING gin (placed_words("document", "cell")) WHERE "listing"."quantity" > 0;