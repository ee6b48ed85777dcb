-- Where an entry's page last lay that no edition's guests find now: it, or one above it, was unpublished. Once it is
-- published again somewhere else, the old URL leads there.
CREATE TABLE left_path (
  locale TEXT NOT NULL,
  entry_id TEXT NOT NULL,
  path TEXT NOT NULL,
  PRIMARY KEY (locale, entry_id)
);
