-- What a search engine of one's own still has to be told of (src/backend/search/feed): each subject once, by the number of its
-- latest change. Triggers write it in the transaction of the change, and nothing while no engine is fed: search_feed is
-- empty then.
CREATE TABLE search_change (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,                        -- house (and its stays), text and offer (the house alone), stay, night, entry
  lodging_id INTEGER NOT NULL,               -- 0: entries
  arrival TEXT NOT NULL,                     -- of a stay; the date of a night; otherwise empty
  duration INTEGER NOT NULL,                 -- of a stay; otherwise 0
  at INTEGER NOT NULL DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)),  -- milliseconds since 1970
  UNIQUE (kind, lodging_id, arrival, duration)
);

CREATE TRIGGER search_change_again BEFORE INSERT ON search_change
BEGIN
  DELETE FROM search_change
  WHERE kind = NEW.kind AND lodging_id = NEW.lodging_id AND arrival = NEW.arrival AND duration = NEW.duration;
END;

-- One row while an engine is fed.
CREATE TABLE search_feed (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  engine TEXT NOT NULL,                      -- its URL
  cursor INTEGER NOT NULL,                   -- the number up to which it has confirmed changes
  confirmed_at INTEGER NOT NULL,             -- milliseconds since 1970: when it last had all of them
  push_after INTEGER,                        -- the cursor when a full push began: changes since then are sent again after it
  pushed_at INTEGER,                         -- when the last full push ended, and in how many documents it differed: JSON
  drift TEXT,
  form TEXT NOT NULL,                        -- of the documents and settings that it was given: another form is pushed anew
  failure TEXT,                              -- what the engine last said against it
  holder TEXT,                               -- who sends to it, until when
  held_until INTEGER NOT NULL DEFAULT 0
);
-- The indexes of a full push, as far as each is written.
CREATE TABLE search_push (
  uid TEXT PRIMARY KEY,
  place INTEGER NOT NULL,
  state TEXT NOT NULL,                       -- waiting, building, built (beside the one that answers), placed
  at_once INTEGER NOT NULL,                  -- 1: takes its place once it is built, since the engine had nothing whole before
  last TEXT,                                 -- JSON: the key of the last document that the engine has confirmed
  documents INTEGER NOT NULL DEFAULT 0,
  -- Of those that the index had before: how many it did not have, had otherwise, and had as they are.
  missing INTEGER NOT NULL DEFAULT 0,
  changed INTEGER NOT NULL DEFAULT 0,
  same INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
-- The price of each house's cheapest stay as the engine's stays have it.
CREATE TABLE search_sent_offer (
  currency TEXT NOT NULL,
  lodging_id INTEGER NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (currency, lodging_id)
) WITHOUT ROWID;

-- What a house is.
CREATE TRIGGER search_change_lodging_new AFTER INSERT ON lodging WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('house', NEW.id, '', 0);
END;

CREATE TRIGGER search_change_lodging_changed AFTER UPDATE ON lodging WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('house', NEW.id, '', 0);
END;

CREATE TRIGGER search_change_lodging_gone AFTER DELETE ON lodging WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('house', OLD.id, '', 0);
END;

CREATE TRIGGER search_change_lodging_text_new AFTER INSERT ON lodging_text WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('house', NEW.lodging_id, '', 0);
END;

CREATE TRIGGER search_change_lodging_text_changed AFTER UPDATE ON lodging_text WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('text', NEW.lodging_id, '', 0);
END;

CREATE TRIGGER search_change_lodging_text_gone AFTER DELETE ON lodging_text WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('house', OLD.lodging_id, '', 0);
END;

CREATE TRIGGER search_change_lodging_image_new AFTER INSERT ON lodging_image WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('text', NEW.lodging_id, '', 0);
END;

CREATE TRIGGER search_change_lodging_image_changed AFTER UPDATE ON lodging_image WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('text', NEW.lodging_id, '', 0);
END;

CREATE TRIGGER search_change_lodging_image_gone AFTER DELETE ON lodging_image WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('text', OLD.lodging_id, '', 0);
END;

CREATE TRIGGER search_change_lodging_facility_new AFTER INSERT ON lodging_facility WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('house', NEW.lodging_id, '', 0);
END;

CREATE TRIGGER search_change_lodging_facility_changed AFTER UPDATE ON lodging_facility WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('house', NEW.lodging_id, '', 0);
END;

CREATE TRIGGER search_change_lodging_facility_gone AFTER DELETE ON lodging_facility WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('house', OLD.lodging_id, '', 0);
END;

CREATE TRIGGER search_change_lodging_meta_new AFTER INSERT ON lodging_meta WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('house', NEW.lodging_id, '', 0);
END;

CREATE TRIGGER search_change_lodging_meta_changed AFTER UPDATE ON lodging_meta WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('house', NEW.lodging_id, '', 0);
END;

CREATE TRIGGER search_change_lodging_meta_gone AFTER DELETE ON lodging_meta WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('house', OLD.lodging_id, '', 0);
END;

CREATE TRIGGER search_change_use_cost_new AFTER INSERT ON use_cost WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('house', NEW.lodging_id, '', 0);
END;

CREATE TRIGGER search_change_use_cost_changed AFTER UPDATE ON use_cost WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('house', NEW.lodging_id, '', 0);
END;

CREATE TRIGGER search_change_use_cost_gone AFTER DELETE ON use_cost WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('house', OLD.lodging_id, '', 0);
END;

CREATE TRIGGER search_change_pet_charge_new AFTER INSERT ON pet_charge WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('house', NEW.lodging_id, '', 0);
END;

CREATE TRIGGER search_change_pet_charge_changed AFTER UPDATE ON pet_charge WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('house', NEW.lodging_id, '', 0);
END;

CREATE TRIGGER search_change_pet_charge_gone AFTER DELETE ON pet_charge WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('house', OLD.lodging_id, '', 0);
END;

CREATE TRIGGER search_change_item_use_new AFTER INSERT ON item_use WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('text', NEW.lodging_id, '', 0);
END;

CREATE TRIGGER search_change_item_use_changed AFTER UPDATE ON item_use WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('text', NEW.lodging_id, '', 0);
END;

CREATE TRIGGER search_change_item_use_gone AFTER DELETE ON item_use WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('text', OLD.lodging_id, '', 0);
END;

CREATE TRIGGER search_change_lodging_item_price AFTER UPDATE OF unit_price_dkk, unit_price_eur ON lodging_item WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('text', NEW.lodging_id, '', 0);
END;

CREATE TRIGGER search_change_street_name AFTER UPDATE OF name ON street WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration)
  SELECT 'house', id, '', 0 FROM lodging WHERE street_id = NEW.id;
END;

-- When it is free, and for how much. A night that is sold is no concern of a search: its stays are taken.
CREATE TRIGGER search_change_booking_option_new AFTER INSERT ON booking_option WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('stay', NEW.lodging_id, NEW.arrival, NEW.duration);
END;

CREATE TRIGGER search_change_booking_option_changed AFTER UPDATE ON booking_option WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('stay', NEW.lodging_id, NEW.arrival, NEW.duration);
END;

CREATE TRIGGER search_change_booking_option_gone AFTER DELETE ON booking_option WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('stay', OLD.lodging_id, OLD.arrival, OLD.duration);
END;

CREATE TRIGGER search_change_night_new AFTER INSERT ON night WHEN EXISTS (SELECT 1 FROM search_feed) AND (NEW.expires_at IS NOT NULL)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('night', NEW.lodging_id, NEW.date, 0);
END;

CREATE TRIGGER search_change_night_changed AFTER UPDATE ON night WHEN EXISTS (SELECT 1 FROM search_feed) AND (OLD.expires_at IS NOT NULL OR NEW.expires_at IS NOT NULL)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('night', NEW.lodging_id, NEW.date, 0);
END;

CREATE TRIGGER search_change_night_gone AFTER DELETE ON night WHEN EXISTS (SELECT 1 FROM search_feed) AND (OLD.expires_at IS NOT NULL)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('night', OLD.lodging_id, OLD.date, 0);
END;

CREATE TRIGGER search_change_search_offer_new AFTER INSERT ON search_offer WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('offer', NEW.lodging_id, '', 0);
END;

CREATE TRIGGER search_change_search_offer_changed AFTER UPDATE ON search_offer WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('offer', NEW.lodging_id, '', 0);
END;

CREATE TRIGGER search_change_search_offer_gone AFTER DELETE ON search_offer WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('offer', OLD.lodging_id, '', 0);
END;

-- What the content says: an entry's words may stand on other entries' pages.
CREATE TRIGGER search_change_entry_new AFTER INSERT ON entry WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('entry', 0, '', 0);
END;

CREATE TRIGGER search_change_entry_changed AFTER UPDATE ON entry WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('entry', 0, '', 0);
END;

CREATE TRIGGER search_change_entry_gone AFTER DELETE ON entry WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('entry', 0, '', 0);
END;
