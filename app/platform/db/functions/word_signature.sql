-- Two of 64 bits for a word: a document has it only if the document's signature has both.
CREATE OR REPLACE FUNCTION word_signature(word text) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT (1::bigint << (get_byte(decode(md5(ltrim(word, '~')), 'hex'), 0) & 63))
        | (1::bigint << (get_byte(decode(md5(ltrim(word, '~')), 'hex'), 1) & 63)) $$;
