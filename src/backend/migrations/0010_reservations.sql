-- When a hold began, seconds since 1970: extended again and again it ends all the same. NULL for what is sold.
ALTER TABLE night ADD COLUMN held_since INTEGER;

-- A guest's wish for a stay of a coming season that has no prices yet. Nothing is bought by it.
CREATE TABLE reservation (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  number TEXT NOT NULL UNIQUE,               -- what the guest is told
  idempotency_key TEXT NOT NULL UNIQUE,
  request_hash TEXT NOT NULL,                -- of the parsed request: the same key with another request is refused
  period_id INTEGER NOT NULL REFERENCES deferred_period(id),
  lodging_id INTEGER NOT NULL REFERENCES lodging(id),
  arrival TEXT NOT NULL,
  duration INTEGER NOT NULL,
  adults INTEGER NOT NULL,
  children INTEGER NOT NULL,
  infants INTEGER NOT NULL,
  pets INTEGER NOT NULL,
  language_id INTEGER NOT NULL,
  guest TEXT NOT NULL,                       -- JSON: who asks, and what they have written
  reply TEXT NOT NULL,                       -- JSON: the answer that is given again for the same key
  created_at INTEGER NOT NULL
);
CREATE INDEX reservation_lodging ON reservation(lodging_id, arrival, created_at);
