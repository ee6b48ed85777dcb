-- Mails, written in the same batch as what they tell of, then sent (src/backend/mail).
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,                       -- the provider's idempotency key
  lan INTEGER NOT NULL,                      -- market of the edition that it is written in
  recipient TEXT NOT NULL,
  reply_to TEXT,
  template TEXT NOT NULL,
  data TEXT NOT NULL,                        -- JSON by the template's schema; emptied once a mail with a secret is sent
  state TEXT NOT NULL DEFAULT 'queued',      -- queued, sending, sent, kept, failed, unknown
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,                   -- queued: not before; sending: when that attempt is given up. Milliseconds
  queued_at INTEGER NOT NULL,
  first_sent_at INTEGER,                     -- first attempt that may have sent it and did not say so
  settled_at INTEGER,                        -- when it became sent, kept, failed or unknown
  provider_id TEXT,                          -- what the provider calls it
  problem TEXT                               -- what the last attempt ran into; nothing of the mail itself
) WITHOUT ROWID;
CREATE INDEX outbox_due ON outbox(state, due_at);
CREATE INDEX outbox_queued ON outbox(queued_at);

-- What the guest was shown before the button (src/contracts/booking-snapshot.ts), as JSON; none of bookings before it.
ALTER TABLE booking ADD COLUMN snapshot TEXT;
