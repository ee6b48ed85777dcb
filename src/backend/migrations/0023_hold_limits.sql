-- Digest of the line of the network that a hold was requested from: how many of them one visitor has is limited.
ALTER TABLE night ADD COLUMN network TEXT;
CREATE INDEX night_network ON night(network) WHERE network IS NOT NULL;

-- Seconds for which stays of a house were held for a line of the network, since (seconds since 1970).
CREATE TABLE hold_time (
  network TEXT NOT NULL,
  lodging_id INTEGER NOT NULL,
  seconds INTEGER NOT NULL,
  since INTEGER NOT NULL,
  PRIMARY KEY (network, lodging_id)
) WITHOUT ROWID;
CREATE INDEX hold_time_since ON hold_time(since);
