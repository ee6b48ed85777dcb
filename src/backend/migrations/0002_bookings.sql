-- A booking is written by one guarded batch: its row, its nights, and the options that it closes.
CREATE TABLE booking (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  number TEXT NOT NULL UNIQUE,               -- what the guest is told
  idempotency_key TEXT NOT NULL UNIQUE,
  request_hash TEXT NOT NULL,                -- of the parsed request: the same key with another request is refused
  lodging_id INTEGER NOT NULL REFERENCES lodging(id),
  arrival TEXT NOT NULL,
  duration INTEGER NOT NULL,
  adults INTEGER NOT NULL,
  children INTEGER NOT NULL,
  infants INTEGER NOT NULL,
  pets INTEGER NOT NULL,
  language_id INTEGER NOT NULL,
  currency TEXT NOT NULL,
  total INTEGER NOT NULL,                    -- øre or cents
  lines TEXT NOT NULL,                       -- JSON: what the total is made of
  guest TEXT NOT NULL,                       -- JSON: who booked
  reply TEXT NOT NULL,                       -- JSON: the answer that is given again for the same key
  created_at INTEGER NOT NULL
);
CREATE INDEX booking_lodging ON booking(lodging_id, arrival);
CREATE INDEX booking_created ON booking(created_at);

CREATE TABLE deferred_period (               -- stays of coming seasons that can be pre-reserved before prices exist
  id INTEGER PRIMARY KEY,
  season INTEGER NOT NULL,
  from_date TEXT NOT NULL,
  to_date TEXT NOT NULL,
  opens_at TEXT NOT NULL
);
