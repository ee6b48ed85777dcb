-- Content entries as the content service holds them: one row an entry and locale, its fields as JSON.
-- A link is {"sys":{"type":"Link","linkType":"Entry"|"Asset","id":"…"}}, as in Contentful.
CREATE TABLE entry (
  id TEXT NOT NULL,
  locale TEXT NOT NULL,                      -- da-DK, de-DE, en
  type TEXT NOT NULL,                        -- page, area, street, department, navigationItem, category, settings, blog …
  slug TEXT,
  published_version INTEGER NOT NULL DEFAULT 1,
  published_at TEXT NOT NULL,
  first_published_at TEXT NOT NULL,
  fields TEXT NOT NULL,                      -- JSON
  PRIMARY KEY (id, locale)
) WITHOUT ROWID;
CREATE INDEX entry_type ON entry(type, locale, slug);
CREATE INDEX entry_slug ON entry(locale, slug);
CREATE TABLE asset (
  id TEXT NOT NULL,
  locale TEXT NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL,                 -- the alternative text
  url TEXT NOT NULL,                         -- path below the image service
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  content_type TEXT NOT NULL,
  size INTEGER NOT NULL,
  PRIMARY KEY (id, locale)
) WITHOUT ROWID;
