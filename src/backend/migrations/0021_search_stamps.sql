-- Stamps of what the memory of the search is made from: another stamp, and what was remembered is read again. A stamp is
-- drawn, not counted, so that a database that was put back to an earlier moment shows the stamp of that moment.
CREATE TABLE search_stamp (subject TEXT PRIMARY KEY, stamp INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO search_stamp VALUES ('houses', random() >> 11), ('stays', random() >> 11);

-- What a house is.
CREATE TRIGGER search_stamp_lodging_insert AFTER INSERT ON lodging
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'houses';
END;
CREATE TRIGGER search_stamp_lodging_update AFTER UPDATE ON lodging
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'houses';
END;
CREATE TRIGGER search_stamp_lodging_delete AFTER DELETE ON lodging
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'houses';
END;
CREATE TRIGGER search_stamp_lodging_text_insert AFTER INSERT ON lodging_text
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'houses';
END;
CREATE TRIGGER search_stamp_lodging_text_update AFTER UPDATE ON lodging_text
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'houses';
END;
CREATE TRIGGER search_stamp_lodging_text_delete AFTER DELETE ON lodging_text
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'houses';
END;
CREATE TRIGGER search_stamp_lodging_facility_insert AFTER INSERT ON lodging_facility
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'houses';
END;
CREATE TRIGGER search_stamp_lodging_facility_update AFTER UPDATE ON lodging_facility
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'houses';
END;
CREATE TRIGGER search_stamp_lodging_facility_delete AFTER DELETE ON lodging_facility
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'houses';
END;
CREATE TRIGGER search_stamp_lodging_meta_insert AFTER INSERT ON lodging_meta
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'houses';
END;
CREATE TRIGGER search_stamp_lodging_meta_update AFTER UPDATE ON lodging_meta
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'houses';
END;
CREATE TRIGGER search_stamp_lodging_meta_delete AFTER DELETE ON lodging_meta
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'houses';
END;

-- When it is free, and for how much. Nights that are sold are no concern of a search: their stays are taken.
CREATE TRIGGER search_stamp_search_offer_insert AFTER INSERT ON search_offer
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'stays';
END;
CREATE TRIGGER search_stamp_search_offer_update AFTER UPDATE ON search_offer
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'stays';
END;
CREATE TRIGGER search_stamp_search_offer_delete AFTER DELETE ON search_offer
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'stays';
END;
CREATE TRIGGER search_stamp_booking_option_insert AFTER INSERT ON booking_option
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'stays';
END;
CREATE TRIGGER search_stamp_booking_option_update AFTER UPDATE ON booking_option
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'stays';
END;
CREATE TRIGGER search_stamp_booking_option_delete AFTER DELETE ON booking_option
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'stays';
END;
CREATE TRIGGER search_stamp_use_cost_insert AFTER INSERT ON use_cost
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'stays';
END;
CREATE TRIGGER search_stamp_use_cost_update AFTER UPDATE ON use_cost
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'stays';
END;
CREATE TRIGGER search_stamp_use_cost_delete AFTER DELETE ON use_cost
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'stays';
END;
CREATE TRIGGER search_stamp_night_insert AFTER INSERT ON night WHEN NEW.expires_at IS NOT NULL
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'stays';
END;
CREATE TRIGGER search_stamp_night_update AFTER UPDATE ON night WHEN OLD.expires_at IS NOT NULL OR NEW.expires_at IS NOT NULL
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'stays';
END;
CREATE TRIGGER search_stamp_night_delete AFTER DELETE ON night WHEN OLD.expires_at IS NOT NULL
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'stays';
END;

-- The few facilities that a house has on some days alone.
CREATE INDEX lodging_facility_dated ON lodging_facility(facility_id) WHERE from_date IS NOT NULL OR to_date IS NOT NULL;
