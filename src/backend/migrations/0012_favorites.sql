-- What users have saved: one row a user and subject, so that saving again changes nothing.
CREATE TABLE favorite (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL,
  subject_type TEXT NOT NULL,                -- 'lodging'
  subject_id INTEGER NOT NULL,
  comment TEXT,
  created_at INTEGER NOT NULL,               -- milliseconds since 1970
  updated_at INTEGER NOT NULL,
  UNIQUE (user_id, subject_type, subject_id)
);

-- How often an address was written to at somebody's wish, so that nobody is flooded; rows are kept a day.
CREATE TABLE mail_wish (
  id TEXT PRIMARY KEY,                       -- of the mail: the same wish sent twice is one
  kind TEXT NOT NULL,
  recipient TEXT NOT NULL,                   -- SHA-256 of the address
  created_at INTEGER NOT NULL
);
CREATE INDEX mail_wish_recipient ON mail_wish(recipient, created_at);
