-- What searches compare a street by (domain/street-key.ts). The search fills it in where it is NULL: SQL can't fold texts.
ALTER TABLE street ADD COLUMN key TEXT;
CREATE INDEX street_without_key ON street(id) WHERE key IS NULL;

CREATE TRIGGER street_key_old AFTER UPDATE OF name ON street WHEN NEW.name <> OLD.name
BEGIN
  UPDATE street SET key = NULL WHERE id = NEW.id;
END;

CREATE TRIGGER search_stamp_street_insert AFTER INSERT ON street
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'houses';
END;
CREATE TRIGGER search_stamp_street_update AFTER UPDATE ON street
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'houses';
END;
CREATE TRIGGER search_stamp_street_delete AFTER DELETE ON street
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'houses';
END;
