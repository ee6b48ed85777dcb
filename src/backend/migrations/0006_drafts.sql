-- What editors have saved and not yet published: one row an entry, its fields by name and locale as JSON.
CREATE TABLE draft (
  id TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  version INTEGER NOT NULL,
  fields TEXT NOT NULL
) WITHOUT ROWID;
