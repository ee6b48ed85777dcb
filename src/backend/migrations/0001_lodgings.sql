-- Lodgings and everything the broker says of them. Money is whole øre and cents; dates are ISO days in Europe/Copenhagen.

CREATE TABLE street (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  slug TEXT NOT NULL UNIQUE,
  location_id INTEGER NOT NULL
);

CREATE TABLE lodging (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,                 -- the house's code, upper case: BL1234
  address1 TEXT NOT NULL,
  address2 TEXT NOT NULL DEFAULT '',
  postal_code TEXT NOT NULL,
  city TEXT NOT NULL,
  country TEXT NOT NULL DEFAULT 'DK',
  location_id INTEGER NOT NULL,
  street_id INTEGER NOT NULL REFERENCES street(id),
  department_id TEXT NOT NULL,               -- content entry id of the department that looks after the house
  latitude REAL NOT NULL,
  longitude REAL NOT NULL,
  rating REAL NOT NULL,                      -- the agency's own stars, 1 to 5, halves allowed
  published_at INTEGER NOT NULL,             -- seconds since 1970
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- Copies kept by the seed and by booking, so that a search reads one row a house.
  persons INTEGER NOT NULL,
  pets INTEGER NOT NULL,                     -- how many pets are allowed, 0 = none
  bedrooms INTEGER NOT NULL,
  bathrooms INTEGER NOT NULL,
  house_area INTEGER NOT NULL,               -- square metres
  beach_distance INTEGER NOT NULL,           -- metres
  has_floor_plan INTEGER NOT NULL DEFAULT 0,
  image_count INTEGER NOT NULL DEFAULT 0,
  review_average REAL,
  review_count INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX lodging_location ON lodging(location_id);
CREATE INDEX lodging_street ON lodging(street_id);

CREATE TABLE lodging_text (
  lodging_id INTEGER NOT NULL REFERENCES lodging(id),
  lan INTEGER NOT NULL,                      -- market id: 1, 2, 7
  title TEXT NOT NULL,
  body TEXT NOT NULL,                        -- HTML
  embedded_video_html TEXT,
  PRIMARY KEY (lodging_id, lan)
) WITHOUT ROWID;

CREATE TABLE lodging_image (
  lodging_id INTEGER NOT NULL REFERENCES lodging(id),
  sort_order INTEGER NOT NULL,
  url TEXT NOT NULL,                         -- path below the image service: pictures/living-room-3
  tag TEXT NOT NULL,                         -- living-room, facade, floor-plan …
  file_size INTEGER NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  PRIMARY KEY (lodging_id, sort_order)
) WITHOUT ROWID;

CREATE TABLE facility_group (
  id INTEGER NOT NULL,
  lan INTEGER NOT NULL,
  name TEXT NOT NULL,
  sort_order INTEGER NOT NULL,
  PRIMARY KEY (id, lan)
) WITHOUT ROWID;

CREATE TABLE facility (
  id INTEGER NOT NULL,
  lan INTEGER NOT NULL,
  type_id INTEGER NOT NULL,                  -- 1 bool, 2 string, 3 number
  group_ids TEXT NOT NULL,                   -- JSON list
  name TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (id, lan)
) WITHOUT ROWID;

CREATE TABLE lodging_facility (
  lodging_id INTEGER NOT NULL REFERENCES lodging(id),
  facility_id INTEGER NOT NULL,
  value NOT NULL,                            -- 1 for a true bool, a number, or a text
  from_date TEXT,
  to_date TEXT,
  PRIMARY KEY (lodging_id, facility_id)
) WITHOUT ROWID;
CREATE INDEX lodging_facility_value ON lodging_facility(facility_id, value, lodging_id);

CREATE TABLE lodging_meta (
  lodging_id INTEGER NOT NULL REFERENCES lodging(id),
  key TEXT NOT NULL,                         -- consumptionPersonsPrDay, viewCount
  value TEXT NOT NULL,
  PRIMARY KEY (lodging_id, key)
) WITHOUT ROWID;

-- One bookable stay: a house, an arrival day, a number of nights.
CREATE TABLE booking_option (
  lodging_id INTEGER NOT NULL REFERENCES lodging(id),
  arrival TEXT NOT NULL,
  duration INTEGER NOT NULL,                 -- nights
  price_dkk INTEGER NOT NULL,                -- rent alone
  normal_price_dkk INTEGER NOT NULL,
  total_dkk INTEGER NOT NULL,                -- rent + transaction fee + mandatory items at their least quantity
  fee_dkk INTEGER NOT NULL,
  price_eur INTEGER NOT NULL,
  normal_price_eur INTEGER NOT NULL,
  total_eur INTEGER NOT NULL,
  fee_eur INTEGER NOT NULL,
  discount_tags TEXT NOT NULL DEFAULT '[]',  -- JSON list: last-minute, early-bird, long-stay
  status INTEGER NOT NULL DEFAULT 1,         -- 1 free, 0 taken
  PRIMARY KEY (lodging_id, arrival, duration)
) WITHOUT ROWID;
CREATE INDEX booking_option_stay ON booking_option(arrival, duration, status, lodging_id, total_dkk, total_eur);

-- A night can be held or sold once: that is what the primary key is for.
CREATE TABLE night (
  lodging_id INTEGER NOT NULL,
  date TEXT NOT NULL,                        -- the day on whose evening the night begins
  holder TEXT NOT NULL,                      -- booking:<id>, hold:<id>, owner, seed
  expires_at INTEGER,                        -- seconds since 1970; NULL = sold
  PRIMARY KEY (lodging_id, date)
) WITHOUT ROWID;
CREATE INDEX night_expiry ON night(expires_at) WHERE expires_at IS NOT NULL;

CREATE TABLE item (
  id INTEGER PRIMARY KEY,
  type TEXT NOT NULL,                        -- cleaning, linen, electricity, water, deposit, pet, firewood, high-chair, cot …
  charge_type TEXT NOT NULL,                 -- stay, night, person, piece, unit (metered)
  definition_id INTEGER NOT NULL,
  metered_quantity INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE item_text (
  item_id INTEGER NOT NULL REFERENCES item(id),
  lan INTEGER NOT NULL,
  description TEXT NOT NULL,
  unit_name TEXT NOT NULL,
  PRIMARY KEY (item_id, lan)
) WITHOUT ROWID;
CREATE TABLE lodging_item (
  lodging_id INTEGER NOT NULL REFERENCES lodging(id),
  item_id INTEGER NOT NULL REFERENCES item(id),
  unit_price_dkk INTEGER NOT NULL,
  unit_price_eur INTEGER NOT NULL,
  is_mandatory INTEGER NOT NULL,
  min_quantity INTEGER NOT NULL,
  max_quantity INTEGER NOT NULL,
  PRIMARY KEY (lodging_id, item_id)
) WITHOUT ROWID;
CREATE TABLE item_consumption (
  id INTEGER PRIMARY KEY,
  lodging_id INTEGER NOT NULL,
  item_id INTEGER NOT NULL,
  days INTEGER NOT NULL,
  adults INTEGER NOT NULL,
  children INTEGER NOT NULL,
  season TEXT NOT NULL,                      -- winter, spring, summer, autumn
  consumed REAL NOT NULL                     -- in the item's unit: kWh, m³
);
CREATE INDEX item_consumption_lodging ON item_consumption(lodging_id);

CREATE TABLE review (
  id INTEGER PRIMARY KEY,
  lodging_id INTEGER NOT NULL,
  type INTEGER NOT NULL DEFAULT 2,
  lan INTEGER NOT NULL,                      -- the language it was written in, as a market id
  name TEXT NOT NULL,
  place TEXT NOT NULL,
  iso_country TEXT NOT NULL,
  date TEXT NOT NULL,
  rating INTEGER NOT NULL,                   -- 1 to 5
  answer_text TEXT NOT NULL,
  answer_text_da TEXT NOT NULL,
  answer_text_de TEXT NOT NULL,
  answer_text_en TEXT NOT NULL,
  response_text TEXT,
  response_text_da TEXT,
  response_text_de TEXT,
  response_text_en TEXT,
  response_time TEXT,
  has_had_after_care INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX review_lodging ON review(lodging_id, date DESC);
CREATE INDEX review_rating ON review(type, rating DESC, date DESC);

CREATE TABLE portal_review (                 -- third-party-style reviews of the agency
  id INTEGER PRIMARY KEY,
  domain TEXT NOT NULL,
  language TEXT NOT NULL,
  person_name TEXT NOT NULL,
  stars INTEGER NOT NULL,
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  response_text TEXT,
  response_date TEXT,
  created_at TEXT NOT NULL
);
CREATE INDEX portal_review_domain ON portal_review(domain, created_at DESC);
CREATE TABLE portal_domain_stat (
  domain TEXT PRIMARY KEY,
  stars REAL NOT NULL,
  trust_score REAL NOT NULL,
  reviews_total INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE broker_meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE broker_text (name TEXT NOT NULL, lan INTEGER NOT NULL, html TEXT NOT NULL, PRIMARY KEY (name, lan)) WITHOUT ROWID;
CREATE TABLE redirect (
  id INTEGER PRIMARY KEY,
  lan INTEGER NOT NULL,
  from_path TEXT NOT NULL,
  to_path TEXT NOT NULL,
  is_permanent INTEGER NOT NULL,
  UNIQUE (lan, from_path)
);

CREATE TABLE area_weather (
  id INTEGER PRIMARY KEY,
  contentful_area_id TEXT NOT NULL,
  time TEXT NOT NULL,                        -- ISO instant
  lat REAL NOT NULL,
  lng REAL NOT NULL,
  air_pressure REAL NOT NULL,
  air_temperature REAL NOT NULL,
  cloud_area_fraction REAL NOT NULL,
  relative_humidity REAL NOT NULL,
  wind_from_direction REAL NOT NULL,
  wind_speed REAL NOT NULL,
  symbol_1h TEXT,
  symbol_6h TEXT,
  symbol_12h TEXT,
  source TEXT NOT NULL,                      -- climate (seeded) or met (fetched)
  UNIQUE (contentful_area_id, time)
);

-- What was seeded: the seed's version and scale, so that a second start leaves the data alone.
CREATE TABLE seed_state (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
