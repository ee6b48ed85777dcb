-- Who may log in. A mail address may be a guest's and an owner's, each with an account of its own.
CREATE TABLE account (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  type INTEGER NOT NULL CHECK (type BETWEEN 0 AND 3),  -- 0 old internal, 1 creditor, 2 customer, 3 internal
  email TEXT NOT NULL,                       -- lower case
  email_proven_at INTEGER,                   -- when a mail to it was answered; only then bookings are found by it
  password TEXT,                             -- scrypt, with its salt and cost; NULL: none was set yet
  first_name TEXT NOT NULL DEFAULT '',
  last_name TEXT NOT NULL DEFAULT '',
  phone TEXT NOT NULL DEFAULT '',
  picture TEXT NOT NULL DEFAULT '',
  permissions TEXT NOT NULL DEFAULT '[]',    -- JSON list
  created_at INTEGER NOT NULL,               -- milliseconds since 1970, as everywhere here
  UNIQUE (email, type)
);

-- What opens an account, by its SHA-256 alone.
CREATE TABLE account_token (
  hash TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
  kind TEXT NOT NULL,                        -- session, api (of the old login), reset
  target TEXT,                               -- guest, owner; NULL: the plain login
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX account_token_account ON account_token(account_id, kind);
CREATE INDEX account_token_expiry ON account_token(expires_at);

-- Attempts that failed or cost something, counted by account and by address, each as a digest.
CREATE TABLE login_attempt (
  subject TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  until INTEGER NOT NULL                     -- when counting begins anew
) WITHOUT ROWID;
CREATE INDEX login_attempt_until ON login_attempt(until);

CREATE TABLE user_meta (
  account_id INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
  meta_key TEXT NOT NULL,
  meta_value TEXT NOT NULL,
  PRIMARY KEY (account_id, meta_key)
) WITHOUT ROWID;

-- What waits for its sender to confirm it by mail (src/backend/confirm).
CREATE TABLE confirmation (
  hash TEXT PRIMARY KEY,                     -- SHA-256 of the token in the mail's link
  purpose TEXT NOT NULL,
  payload TEXT NOT NULL,                     -- JSON
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX confirmation_expiry ON confirmation(expires_at);

-- Of a guest who was logged in while booking; others are found by their proven mail address.
ALTER TABLE booking ADD COLUMN account_id INTEGER REFERENCES account(id);
CREATE INDEX booking_account ON booking(account_id);
CREATE INDEX booking_guest_email ON booking(lower(json_extract(guest, '$.email')));
