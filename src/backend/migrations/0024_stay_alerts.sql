-- Who is told by one mail when a stay that another guest holds is free, or booked. Deleted with that mail, and after a day.
CREATE TABLE stay_alert (
  id TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL,                  -- of the token that cancels it
  recipient TEXT NOT NULL,                   -- digest of the mailbox: one request for each mailbox and stay
  email TEXT NOT NULL,
  lan INTEGER NOT NULL,                      -- market of the edition that the mail is written in
  lodging_id INTEGER NOT NULL,
  arrival TEXT NOT NULL,
  duration INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,               -- seconds since 1970
  UNIQUE (recipient, lodging_id, arrival, duration)
) WITHOUT ROWID;
CREATE INDEX stay_alert_stay ON stay_alert(lodging_id, arrival, duration);
CREATE INDEX stay_alert_token ON stay_alert(token_hash);
