-- What a guest thinks of the house by parts, 1 to 5 each, as JSON (src/contracts/review.ts); null where nobody asked.
ALTER TABLE review ADD COLUMN scores TEXT;
