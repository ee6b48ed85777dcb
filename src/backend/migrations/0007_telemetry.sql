-- What pages tell of how they felt: bounded by age and number (src/backend/workers), nothing in it tells of whom.
CREATE TABLE telemetry_event (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  received_at INTEGER NOT NULL,              -- milliseconds since 1970
  service TEXT NOT NULL,
  lan INTEGER NOT NULL,
  traces TEXT NOT NULL,                      -- JSON: ids of the traces that the event is about
  type TEXT NOT NULL,
  name TEXT NOT NULL,
  page TEXT NOT NULL,                        -- name of the page record
  event TEXT NOT NULL                        -- JSON: the rest of it
);
CREATE INDEX telemetry_event_received ON telemetry_event(received_at);
