-- What the weather's source was last asked about each area, and what it said; its hours are in area_weather.
CREATE TABLE weather_fetch (
  contentful_area_id TEXT PRIMARY KEY,
  last_modified TEXT,                        -- as the source wrote it, for If-Modified-Since
  made_at TEXT,                              -- ISO instant: when the source made the forecast; NULL: it has none yet
  confirmed_at INTEGER,                      -- milliseconds: when it last said that this is its forecast
  due_at INTEGER NOT NULL,                   -- milliseconds: not asked again before
  failures INTEGER NOT NULL DEFAULT 0        -- in a row
) WITHOUT ROWID;
