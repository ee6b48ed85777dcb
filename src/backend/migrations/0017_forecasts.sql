-- What metered things are likely to cost: made of item_consumption by src/backend/forecast.

-- Readings of one stay belong together; NULL where nobody knows.
ALTER TABLE item_consumption ADD COLUMN stay INTEGER;

-- What earlier stays say of an item of a house in a season:
-- level * (own_persons + persons) * (extra_nights + nights), in the item's unit; low and high are shares of it.
CREATE TABLE item_use (
  lodging_id INTEGER NOT NULL,
  season TEXT NOT NULL,
  item_id INTEGER NOT NULL,
  level REAL NOT NULL,
  own_persons REAL NOT NULL,
  extra_nights REAL NOT NULL,
  low REAL NOT NULL,
  high REAL NOT NULL,
  stays INTEGER NOT NULL,
  PRIMARY KEY (lodging_id, season, item_id)
) WITHOUT ROWID;

-- Up to which reading the table above was made.
CREATE TABLE item_use_state (id INTEGER PRIMARY KEY CHECK (id = 1), last_reading INTEGER NOT NULL);

-- The same in money, all items of a house together, so that a search sorts by one row a house: øre or cents of a stay are
-- each_both * persons * nights + each_person * persons + each_night * nights + once.
CREATE TABLE use_cost (
  currency TEXT NOT NULL,                    -- DKK, EUR
  lodging_id INTEGER NOT NULL,
  season TEXT NOT NULL,
  persons INTEGER NOT NULL,                  -- whom the house takes
  each_both REAL NOT NULL,
  each_person REAL NOT NULL,
  each_night REAL NOT NULL,
  once REAL NOT NULL,
  PRIMARY KEY (currency, lodging_id, season)
) WITHOUT ROWID;

CREATE VIEW use_cost_source AS
SELECT c.currency, u.lodging_id, u.season, l.persons,
  sum(u.level * iif(c.currency = 'DKK', i.unit_price_dkk, i.unit_price_eur)) AS each_both,
  sum(u.level * u.extra_nights * iif(c.currency = 'DKK', i.unit_price_dkk, i.unit_price_eur)) AS each_person,
  sum(u.level * u.own_persons * iif(c.currency = 'DKK', i.unit_price_dkk, i.unit_price_eur)) AS each_night,
  sum(u.level * u.own_persons * u.extra_nights * iif(c.currency = 'DKK', i.unit_price_dkk, i.unit_price_eur)) AS once
FROM item_use u
JOIN lodging_item i ON i.lodging_id = u.lodging_id AND i.item_id = u.item_id
JOIN lodging l ON l.id = u.lodging_id
CROSS JOIN (SELECT 'DKK' AS currency UNION ALL SELECT 'EUR') c
GROUP BY c.currency, u.lodging_id, u.season;

CREATE TRIGGER use_cost_of_price AFTER UPDATE OF unit_price_dkk, unit_price_eur ON lodging_item
BEGIN
  INSERT OR REPLACE INTO use_cost SELECT * FROM use_cost_source WHERE lodging_id = NEW.lodging_id;
END;
CREATE TRIGGER use_cost_of_persons AFTER UPDATE OF persons ON lodging
BEGIN
  UPDATE use_cost SET persons = NEW.persons WHERE currency IN ('DKK', 'EUR') AND lodging_id = NEW.id;
END;
