-- What search keeps beside the broker's and the content's tables. Triggers keep it, so that whoever writes needs not know.

-- Free stays of some days with all that a search sorts them by; it answers whatever booking_option_stay did.
DROP INDEX booking_option_stay;
CREATE INDEX booking_option_free ON booking_option(
  arrival, duration, lodging_id, total_dkk, total_eur,
  price_dkk, normal_price_dkk, price_eur, normal_price_eur
) WHERE status = 1;

-- Whether a house has a free stay of so many nights, or one that begins on such a weekday (ISO, Monday 1).
CREATE INDEX booking_option_nights ON booking_option(lodging_id, duration, arrival) WHERE status = 1;
CREATE INDEX booking_option_weekday
ON booking_option(lodging_id, ((CAST(strftime('%w', arrival) AS INTEGER) + 6) % 7 + 1), arrival) WHERE status = 1;

-- The cheapest free stay of each house in each currency: the documents of the indexes without dates.
-- One that has passed meanwhile is replaced by the search that meets it.
CREATE TABLE search_offer (
  currency TEXT NOT NULL,                    -- DKK, EUR
  lodging_id INTEGER NOT NULL,
  total INTEGER NOT NULL,                    -- øre or cents
  arrival TEXT NOT NULL,
  duration INTEGER NOT NULL,
  PRIMARY KEY (currency, lodging_id)
) WITHOUT ROWID;
CREATE INDEX search_offer_total ON search_offer(currency, total, lodging_id);
CREATE INDEX search_offer_arrival ON search_offer(arrival);
CREATE INDEX search_offer_lodging ON search_offer(lodging_id, arrival, duration);

CREATE TRIGGER search_offer_new AFTER INSERT ON booking_option WHEN NEW.status = 1
BEGIN
  INSERT INTO search_offer (currency, lodging_id, total, arrival, duration)
  VALUES ('DKK', NEW.lodging_id, NEW.total_dkk, NEW.arrival, NEW.duration),
         ('EUR', NEW.lodging_id, NEW.total_eur, NEW.arrival, NEW.duration)
  ON CONFLICT (currency, lodging_id) DO UPDATE
  SET total = excluded.total, arrival = excluded.arrival, duration = excluded.duration
  WHERE (excluded.total, excluded.arrival, excluded.duration) < (total, arrival, duration);
END;

CREATE TRIGGER search_offer_opened AFTER UPDATE OF status, total_dkk, total_eur ON booking_option WHEN NEW.status = 1
BEGIN
  INSERT INTO search_offer (currency, lodging_id, total, arrival, duration)
  VALUES ('DKK', NEW.lodging_id, NEW.total_dkk, NEW.arrival, NEW.duration),
         ('EUR', NEW.lodging_id, NEW.total_eur, NEW.arrival, NEW.duration)
  ON CONFLICT (currency, lodging_id) DO UPDATE
  SET total = excluded.total, arrival = excluded.arrival, duration = excluded.duration
  WHERE (excluded.total, excluded.arrival, excluded.duration) < (total, arrival, duration);
END;

-- The house's cheapest stay was taken, became dearer or went away: the next cheapest takes its place.
CREATE TRIGGER search_offer_changed AFTER UPDATE OF status, total_dkk, total_eur ON booking_option
WHEN OLD.status = 1 AND EXISTS (
  SELECT 1 FROM search_offer
  WHERE lodging_id = OLD.lodging_id AND arrival = OLD.arrival AND duration = OLD.duration
)
BEGIN
  DELETE FROM search_offer WHERE lodging_id = OLD.lodging_id;
  INSERT OR REPLACE INTO search_offer (currency, lodging_id, total, arrival, duration)
  SELECT 'DKK', lodging_id, total_dkk, arrival, duration FROM booking_option
  WHERE lodging_id = OLD.lodging_id AND status = 1 AND arrival >= date('now')
  ORDER BY total_dkk, arrival, duration LIMIT 1;
  INSERT OR REPLACE INTO search_offer (currency, lodging_id, total, arrival, duration)
  SELECT 'EUR', lodging_id, total_eur, arrival, duration FROM booking_option
  WHERE lodging_id = OLD.lodging_id AND status = 1 AND arrival >= date('now')
  ORDER BY total_eur, arrival, duration LIMIT 1;
END;

CREATE TRIGGER search_offer_gone AFTER DELETE ON booking_option
WHEN OLD.status = 1 AND EXISTS (
  SELECT 1 FROM search_offer
  WHERE lodging_id = OLD.lodging_id AND arrival = OLD.arrival AND duration = OLD.duration
)
BEGIN
  DELETE FROM search_offer WHERE lodging_id = OLD.lodging_id;
  INSERT OR REPLACE INTO search_offer (currency, lodging_id, total, arrival, duration)
  SELECT 'DKK', lodging_id, total_dkk, arrival, duration FROM booking_option
  WHERE lodging_id = OLD.lodging_id AND status = 1 AND arrival >= date('now')
  ORDER BY total_dkk, arrival, duration LIMIT 1;
  INSERT OR REPLACE INTO search_offer (currency, lodging_id, total, arrival, duration)
  SELECT 'EUR', lodging_id, total_eur, arrival, duration FROM booking_option
  WHERE lodging_id = OLD.lodging_id AND status = 1 AND arrival >= date('now')
  ORDER BY total_eur, arrival, duration LIMIT 1;
END;

-- INSERT OR REPLACE tells no DELETE trigger that a row went.
CREATE TRIGGER search_offer_replaced AFTER INSERT ON booking_option
WHEN EXISTS (
  SELECT 1 FROM search_offer
  WHERE lodging_id = NEW.lodging_id AND arrival = NEW.arrival AND duration = NEW.duration
    AND (NEW.status <> 1 OR total < CASE currency WHEN 'DKK' THEN NEW.total_dkk ELSE NEW.total_eur END)
)
BEGIN
  DELETE FROM search_offer WHERE lodging_id = NEW.lodging_id;
  INSERT OR REPLACE INTO search_offer (currency, lodging_id, total, arrival, duration)
  SELECT 'DKK', lodging_id, total_dkk, arrival, duration FROM booking_option
  WHERE lodging_id = NEW.lodging_id AND status = 1 AND arrival >= date('now')
  ORDER BY total_dkk, arrival, duration LIMIT 1;
  INSERT OR REPLACE INTO search_offer (currency, lodging_id, total, arrival, duration)
  SELECT 'EUR', lodging_id, total_eur, arrival, duration FROM booking_option
  WHERE lodging_id = NEW.lodging_id AND status = 1 AND arrival >= date('now')
  ORDER BY total_eur, arrival, duration LIMIT 1;
END;

-- Grows with every change of a text, so that an isolate knows when the words that it remembers are old.
CREATE TABLE search_version (subject TEXT PRIMARY KEY, version INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO search_version VALUES ('lodging', 0), ('entry', 0), ('entry-built', -1);

-- The words of the houses, folded as domain/slugs.ts folds. rowid = lodging id * 10 + market id.
CREATE VIRTUAL TABLE search_lodging_text USING fts5(
  code, title, address, place, body,
  content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);
CREATE VIRTUAL TABLE search_lodging_word USING fts5vocab(search_lodging_text, row);

CREATE VIEW search_lodging_source AS
SELECT
  t.lodging_id * 10 + t.lan AS id,
  t.lodging_id AS lodging_id,
  t.lan AS lan,
  l.name AS code,
  replace(replace(replace(replace(replace(t.title, 'ø', 'o'), 'Ø', 'o'), 'æ', 'ae'), 'Æ', 'ae'), 'ß', 'ss') AS title,
  replace(replace(replace(replace(replace(l.address1 || ' ' || l.address2 || ' ' || s.name, 'ø', 'o'), 'Ø', 'o'), 'æ', 'ae'), 'Æ', 'ae'), 'ß', 'ss') AS address,
  -- Areas are found by their location ids; their names are in domain/areas.ts.
  replace(replace(replace(replace(replace(l.postal_code || ' ' || l.city || ' location' || l.location_id, 'ø', 'o'), 'Ø', 'o'), 'æ', 'ae'), 'Æ', 'ae'), 'ß', 'ss') AS place,
  replace(replace(replace(replace(replace(replace(replace((
    WITH RECURSIVE plain(rest, text) AS (
      SELECT t.body || '<>', ''
      UNION ALL
      SELECT
        CASE WHEN instr(substr(rest, instr(rest, '<')), '>') = 0 THEN ''
             ELSE substr(rest, instr(rest, '<') + instr(substr(rest, instr(rest, '<')), '>')) END,
        text || substr(rest, 1, instr(rest, '<') - 1) || ' '
      FROM plain WHERE rest <> ''
    )
    SELECT text FROM plain WHERE rest = ''
  ), 'ø', 'o'), 'Ø', 'o'), 'æ', 'ae'), 'Æ', 'ae'), 'ß', 'ss'), '&nbsp;', ' '), '&amp;', ' ') AS body
FROM lodging_text t JOIN lodging l ON l.id = t.lodging_id JOIN street s ON s.id = l.street_id;

CREATE TRIGGER search_text_new AFTER INSERT ON lodging_text
BEGIN
  DELETE FROM search_lodging_text WHERE rowid = NEW.lodging_id * 10 + NEW.lan;
  INSERT INTO search_lodging_text (rowid, code, title, address, place, body)
  SELECT id, code, title, address, place, body FROM search_lodging_source
  WHERE lodging_id = NEW.lodging_id AND lan = NEW.lan;
  UPDATE search_version SET version = version + 1 WHERE subject = 'lodging';
END;

CREATE TRIGGER search_text_changed AFTER UPDATE ON lodging_text
BEGIN
  DELETE FROM search_lodging_text WHERE rowid = OLD.lodging_id * 10 + OLD.lan;
  INSERT INTO search_lodging_text (rowid, code, title, address, place, body)
  SELECT id, code, title, address, place, body FROM search_lodging_source
  WHERE lodging_id = NEW.lodging_id AND lan = NEW.lan;
  UPDATE search_version SET version = version + 1 WHERE subject = 'lodging';
END;

CREATE TRIGGER search_text_gone AFTER DELETE ON lodging_text
BEGIN
  DELETE FROM search_lodging_text WHERE rowid = OLD.lodging_id * 10 + OLD.lan;
  UPDATE search_version SET version = version + 1 WHERE subject = 'lodging';
END;

CREATE TRIGGER search_lodging_changed
AFTER UPDATE OF name, address1, address2, postal_code, city, location_id, street_id ON lodging
BEGIN
  UPDATE lodging_text SET title = title WHERE lodging_id = NEW.id;
END;

CREATE TRIGGER search_street_changed AFTER UPDATE OF name ON street
BEGIN
  UPDATE lodging_text SET title = title WHERE lodging_id IN (SELECT id FROM lodging WHERE street_id = NEW.id);
END;

-- The entries that free text finds: plain text made of the entry and its sections by the search that first needs it.
CREATE TABLE search_entry (
  number INTEGER PRIMARY KEY,
  entry_id TEXT NOT NULL,
  lan INTEGER NOT NULL,
  type TEXT NOT NULL,                        -- area, page, street, blog, job, department
  title TEXT NOT NULL,
  body TEXT NOT NULL,
  url TEXT NOT NULL,                         -- path of the edition
  image TEXT,                                -- path below the image service
  UNIQUE (lan, entry_id)
);
CREATE VIRTUAL TABLE search_entry_text USING fts5(
  title, body,
  content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);
CREATE VIRTUAL TABLE search_entry_word USING fts5vocab(search_entry_text, row);

CREATE TRIGGER search_entry_new AFTER INSERT ON entry
BEGIN
  UPDATE search_version SET version = version + 1 WHERE subject = 'entry';
END;
CREATE TRIGGER search_entry_changed AFTER UPDATE ON entry
BEGIN
  UPDATE search_version SET version = version + 1 WHERE subject = 'entry';
END;
CREATE TRIGGER search_entry_gone AFTER DELETE ON entry
BEGIN
  UPDATE search_version SET version = version + 1 WHERE subject = 'entry';
END;
