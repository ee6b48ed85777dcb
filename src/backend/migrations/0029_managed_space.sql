-- What Contentful's management API tells of an entry beside its fields. Null: it was saved before.
ALTER TABLE draft ADD COLUMN created_at TEXT;
ALTER TABLE draft ADD COLUMN updated_at TEXT;
ALTER TABLE draft ADD COLUMN archived_version INTEGER;
ALTER TABLE draft ADD COLUMN archived_at TEXT;
ALTER TABLE asset ADD COLUMN published_version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE asset ADD COLUMN published_at TEXT;
ALTER TABLE asset ADD COLUMN file_name TEXT;
-- Assets as editors have saved them and not yet published: title, description and file by locale, as JSON.
CREATE TABLE asset_draft (
  id TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  saved_version INTEGER NOT NULL,            -- the version that an editor saved: processing files comes after it
  fields TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  archived_version INTEGER,
  archived_at TEXT
) WITHOUT ROWID;
-- What scripts have changed of a content type that the code has: names, validations, help texts.
CREATE TABLE content_type (
  id TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  published_version INTEGER,
  published_at TEXT,
  updated_at TEXT NOT NULL,
  definition TEXT NOT NULL,                  -- JSON: name, description, displayField, fields
  editor_version INTEGER NOT NULL,
  controls TEXT NOT NULL                     -- JSON: of the editor interface
) WITHOUT ROWID;
