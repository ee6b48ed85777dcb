-- What guests and owners send by forms (src/backend/workers). Kept a year, but for what waits for an editor.
CREATE TABLE submission (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,                        -- form, comment, contest-image, tax
  idempotency_key TEXT NOT NULL UNIQUE,
  request_hash TEXT NOT NULL,                -- of the parsed request: the same key with another request is refused
  reference TEXT NOT NULL UNIQUE,            -- what who sent it is told
  locale TEXT NOT NULL,
  status TEXT NOT NULL,                      -- waiting, approved, rejected; received where nobody has to look
  data TEXT NOT NULL,                        -- JSON: the parsed request
  entry_id TEXT,                             -- of the content entry that an approved one became
  created_at INTEGER NOT NULL                -- milliseconds since 1970
) WITHOUT ROWID;
CREATE INDEX submission_kind ON submission(kind, status, created_at);
CREATE INDEX submission_created ON submission(created_at);

-- Uploaded pictures: made anew of what came, in R2 under submissions/, which the image service never serves.
CREATE TABLE upload (
  id TEXT PRIMARY KEY,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX upload_created ON upload(created_at);

CREATE TABLE sms_signup (
  phone TEXT PRIMARY KEY,                    -- +45…
  name TEXT NOT NULL,
  locale TEXT NOT NULL,
  consent_text TEXT NOT NULL,                -- the words that were agreed to
  reference TEXT NOT NULL,
  created_at INTEGER NOT NULL
) WITHOUT ROWID;

-- What opens a booking without an account, together with its number: 40 random bits, printed in the confirmation.
CREATE TABLE booking_key (
  booking_id INTEGER PRIMARY KEY REFERENCES booking(id) ON DELETE CASCADE,
  key TEXT NOT NULL
);
INSERT INTO booking_key (booking_id, key) SELECT id, lower(hex(randomblob(5))) FROM booking;
CREATE TRIGGER booking_has_key AFTER INSERT ON booking BEGIN
  INSERT INTO booking_key (booking_id, key) VALUES (NEW.id, lower(hex(randomblob(5))));
END;

CREATE TABLE booking_addition (              -- add-ons that were ordered after the booking
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  booking_id INTEGER NOT NULL REFERENCES booking(id) ON DELETE CASCADE,
  idempotency_key TEXT NOT NULL UNIQUE,
  request_hash TEXT NOT NULL,
  reference TEXT NOT NULL UNIQUE,
  lines TEXT NOT NULL,                       -- JSON, money in øre or cents
  total INTEGER NOT NULL,                    -- øre or cents
  created_at INTEGER NOT NULL
);
CREATE INDEX booking_addition_booking ON booking_addition(booking_id);

CREATE TABLE failed_lookup (                 -- wrong keys, by the number that was asked, there or not
  subject TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX failed_lookup_subject ON failed_lookup(subject, at);
CREATE INDEX failed_lookup_at ON failed_lookup(at);
