-- The words of houses and entries as the search writes them: one row for each attribute of a document, whose words begin
-- with the letter of its edition (src/backend/search/text/word-tables.ts). SQL can't fold texts or take compounds apart.
-- What migration 0005 has made stays as it was at this moment: the code before reads it until it is replaced.
DROP TRIGGER search_text_new;
DROP TRIGGER search_text_changed;
DROP TRIGGER search_text_gone;
DROP TRIGGER search_lodging_changed;
DROP TRIGGER search_street_changed;

CREATE VIRTUAL TABLE search_house_text USING fts5(
  words, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0', prefix = '3 4'
);
CREATE VIRTUAL TABLE search_house_word USING fts5vocab(search_house_text, row);
CREATE VIRTUAL TABLE search_content_text USING fts5(
  words, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0', prefix = '3 4'
);
CREATE VIRTUAL TABLE search_content_word USING fts5vocab(search_content_text, row);
INSERT INTO search_version VALUES ('content-words', -1);

-- What addresses are sorted by in an edition (src/backend/search/documents/address-key.ts).
CREATE TABLE search_address (
  lodging_id INTEGER NOT NULL,
  lan INTEGER NOT NULL,
  key TEXT NOT NULL,
  PRIMARY KEY (lodging_id, lan)
) WITHOUT ROWID;

-- Houses whose words and address the next search makes anew.
CREATE TABLE search_house_old (lodging_id INTEGER PRIMARY KEY);
INSERT INTO search_house_old SELECT id FROM lodging;

CREATE TRIGGER search_house_new AFTER INSERT ON lodging
BEGIN
  INSERT OR IGNORE INTO search_house_old VALUES (NEW.id);
END;
CREATE TRIGGER search_house_changed
AFTER UPDATE OF name, address1, address2, postal_code, city, location_id, street_id ON lodging
BEGIN
  INSERT OR IGNORE INTO search_house_old VALUES (NEW.id);
END;
CREATE TRIGGER search_house_gone AFTER DELETE ON lodging
BEGIN
  INSERT OR IGNORE INTO search_house_old VALUES (OLD.id);
END;
CREATE TRIGGER search_text_new AFTER INSERT ON lodging_text
BEGIN
  INSERT OR IGNORE INTO search_house_old VALUES (NEW.lodging_id);
END;
CREATE TRIGGER search_text_changed AFTER UPDATE ON lodging_text
BEGIN
  INSERT OR IGNORE INTO search_house_old VALUES (NEW.lodging_id);
END;
CREATE TRIGGER search_text_gone AFTER DELETE ON lodging_text
BEGIN
  INSERT OR IGNORE INTO search_house_old VALUES (OLD.lodging_id);
END;
CREATE TRIGGER search_street_changed AFTER UPDATE OF name ON street
BEGIN
  INSERT OR IGNORE INTO search_house_old SELECT id FROM lodging WHERE street_id = NEW.id;
END;

CREATE TRIGGER search_stamp_address_insert AFTER INSERT ON search_address
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'houses';
END;
CREATE TRIGGER search_stamp_address_delete AFTER DELETE ON search_address
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'houses';
END;
