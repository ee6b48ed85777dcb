-- What the site's caches still have to be told of (src/backend/changes): the id of each thing that has changed, once, by the
-- number of its latest change. Triggers write it in the transaction of the change, whoever makes it; nothing is written
-- while nobody has asked (told_feed is empty).
CREATE TABLE told_change (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  tag TEXT NOT NULL UNIQUE                   -- as caches name it (kv/tags.ts): lodging:17, entry:…, type:…, broker
);

-- One row from the first question on.
CREATE TABLE told_feed (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  stamp TEXT NOT NULL,                       -- drawn: another one, and the numbers are others too
  read_number INTEGER NOT NULL               -- up to which changes were read; one beyond it is not written again
);

-- Many rows of a house change at a time: only the first of them writes.
CREATE VIEW tell AS SELECT '' AS tag WHERE 0;
CREATE TRIGGER tell_once INSTEAD OF INSERT ON tell WHEN EXISTS (
  SELECT 1 FROM told_feed f
  WHERE NOT EXISTS (SELECT 1 FROM told_change c WHERE c.tag = NEW.tag AND c.number > f.read_number)
)
BEGIN
  DELETE FROM told_change WHERE tag = NEW.tag;
  INSERT INTO told_change (tag) VALUES (NEW.tag);
END;

-- A house, and whatever is said of it, sold of it, or held.
CREATE TRIGGER told_lodging_new AFTER INSERT ON lodging
BEGIN
  INSERT INTO tell VALUES ('lodging:' || NEW.id);
  INSERT INTO tell VALUES ('location:' || NEW.location_id);
  INSERT INTO tell VALUES ('lodgings');
END;
CREATE TRIGGER told_lodging_changed AFTER UPDATE ON lodging
BEGIN
  INSERT INTO tell VALUES ('lodging:' || NEW.id);
END;
CREATE TRIGGER told_lodging_moved AFTER UPDATE OF location_id, name ON lodging WHEN (OLD.location_id, OLD.name) <> (NEW.location_id, NEW.name)
BEGIN
  INSERT INTO tell VALUES ('location:' || OLD.location_id);
  INSERT INTO tell VALUES ('location:' || NEW.location_id);
  INSERT INTO tell VALUES ('lodgings');
END;
CREATE TRIGGER told_lodging_gone AFTER DELETE ON lodging
BEGIN
  INSERT INTO tell VALUES ('lodging:' || OLD.id);
  INSERT INTO tell VALUES ('location:' || OLD.location_id);
  INSERT INTO tell VALUES ('lodgings');
END;
CREATE TRIGGER told_lodging_text_new AFTER INSERT ON lodging_text
BEGIN
  INSERT INTO tell VALUES ('lodging:' || NEW.lodging_id);
END;
CREATE TRIGGER told_lodging_text_changed AFTER UPDATE ON lodging_text
BEGIN
  INSERT INTO tell VALUES ('lodging:' || NEW.lodging_id);
END;
CREATE TRIGGER told_lodging_text_gone AFTER DELETE ON lodging_text
BEGIN
  INSERT INTO tell VALUES ('lodging:' || OLD.lodging_id);
END;
CREATE TRIGGER told_lodging_image_new AFTER INSERT ON lodging_image
BEGIN
  INSERT INTO tell VALUES ('lodging:' || NEW.lodging_id);
END;
CREATE TRIGGER told_lodging_image_changed AFTER UPDATE ON lodging_image
BEGIN
  INSERT INTO tell VALUES ('lodging:' || NEW.lodging_id);
END;
CREATE TRIGGER told_lodging_image_gone AFTER DELETE ON lodging_image
BEGIN
  INSERT INTO tell VALUES ('lodging:' || OLD.lodging_id);
END;
CREATE TRIGGER told_lodging_facility_new AFTER INSERT ON lodging_facility
BEGIN
  INSERT INTO tell VALUES ('lodging:' || NEW.lodging_id);
END;
CREATE TRIGGER told_lodging_facility_changed AFTER UPDATE ON lodging_facility
BEGIN
  INSERT INTO tell VALUES ('lodging:' || NEW.lodging_id);
END;
CREATE TRIGGER told_lodging_facility_gone AFTER DELETE ON lodging_facility
BEGIN
  INSERT INTO tell VALUES ('lodging:' || OLD.lodging_id);
END;
CREATE TRIGGER told_lodging_meta_new AFTER INSERT ON lodging_meta
BEGIN
  INSERT INTO tell VALUES ('lodging:' || NEW.lodging_id);
END;
CREATE TRIGGER told_lodging_meta_changed AFTER UPDATE ON lodging_meta
BEGIN
  INSERT INTO tell VALUES ('lodging:' || NEW.lodging_id);
END;
CREATE TRIGGER told_lodging_meta_gone AFTER DELETE ON lodging_meta
BEGIN
  INSERT INTO tell VALUES ('lodging:' || OLD.lodging_id);
END;
CREATE TRIGGER told_lodging_item_new AFTER INSERT ON lodging_item
BEGIN
  INSERT INTO tell VALUES ('lodging:' || NEW.lodging_id);
END;
CREATE TRIGGER told_lodging_item_changed AFTER UPDATE ON lodging_item
BEGIN
  INSERT INTO tell VALUES ('lodging:' || NEW.lodging_id);
END;
CREATE TRIGGER told_lodging_item_gone AFTER DELETE ON lodging_item
BEGIN
  INSERT INTO tell VALUES ('lodging:' || OLD.lodging_id);
END;
CREATE TRIGGER told_item_use_new AFTER INSERT ON item_use
BEGIN
  INSERT INTO tell VALUES ('lodging:' || NEW.lodging_id);
END;
CREATE TRIGGER told_item_use_changed AFTER UPDATE ON item_use
BEGIN
  INSERT INTO tell VALUES ('lodging:' || NEW.lodging_id);
END;
CREATE TRIGGER told_item_use_gone AFTER DELETE ON item_use
BEGIN
  INSERT INTO tell VALUES ('lodging:' || OLD.lodging_id);
END;
CREATE TRIGGER told_booking_option_new AFTER INSERT ON booking_option
BEGIN
  INSERT INTO tell VALUES ('lodging:' || NEW.lodging_id);
END;
CREATE TRIGGER told_booking_option_changed AFTER UPDATE ON booking_option
BEGIN
  INSERT INTO tell VALUES ('lodging:' || NEW.lodging_id);
END;
CREATE TRIGGER told_booking_option_gone AFTER DELETE ON booking_option
BEGIN
  INSERT INTO tell VALUES ('lodging:' || OLD.lodging_id);
END;
CREATE TRIGGER told_night_new AFTER INSERT ON night
BEGIN
  INSERT INTO tell VALUES ('lodging:' || NEW.lodging_id);
END;
CREATE TRIGGER told_night_changed AFTER UPDATE ON night
BEGIN
  INSERT INTO tell VALUES ('lodging:' || NEW.lodging_id);
END;
CREATE TRIGGER told_night_gone AFTER DELETE ON night
BEGIN
  INSERT INTO tell VALUES ('lodging:' || OLD.lodging_id);
END;
CREATE TRIGGER told_search_offer_new AFTER INSERT ON search_offer
BEGIN
  INSERT INTO tell VALUES ('lodging:' || NEW.lodging_id);
END;
CREATE TRIGGER told_search_offer_changed AFTER UPDATE ON search_offer
BEGIN
  INSERT INTO tell VALUES ('lodging:' || NEW.lodging_id);
END;
CREATE TRIGGER told_search_offer_gone AFTER DELETE ON search_offer
BEGIN
  INSERT INTO tell VALUES ('lodging:' || OLD.lodging_id);
END;
CREATE TRIGGER told_review_new AFTER INSERT ON review
BEGIN
  INSERT INTO tell VALUES ('lodging:' || NEW.lodging_id);
  INSERT INTO tell VALUES ('reviews');
END;
CREATE TRIGGER told_review_changed AFTER UPDATE ON review
BEGIN
  INSERT INTO tell VALUES ('lodging:' || NEW.lodging_id);
  INSERT INTO tell VALUES ('reviews');
END;
CREATE TRIGGER told_review_gone AFTER DELETE ON review
BEGIN
  INSERT INTO tell VALUES ('lodging:' || OLD.lodging_id);
  INSERT INTO tell VALUES ('reviews');
END;

-- What is said of many houses or of none: everything that the broker says is read again.
CREATE TRIGGER told_street_new AFTER INSERT ON street
BEGIN
  INSERT INTO tell VALUES ('broker');
END;
CREATE TRIGGER told_street_changed AFTER UPDATE OF name, slug, location_id ON street
BEGIN
  INSERT INTO tell VALUES ('broker');
END;
CREATE TRIGGER told_street_gone AFTER DELETE ON street
BEGIN
  INSERT INTO tell VALUES ('broker');
END;
CREATE TRIGGER told_facility_group_new AFTER INSERT ON facility_group
BEGIN
  INSERT INTO tell VALUES ('broker');
END;
CREATE TRIGGER told_facility_group_changed AFTER UPDATE ON facility_group
BEGIN
  INSERT INTO tell VALUES ('broker');
END;
CREATE TRIGGER told_facility_group_gone AFTER DELETE ON facility_group
BEGIN
  INSERT INTO tell VALUES ('broker');
END;
CREATE TRIGGER told_facility_new AFTER INSERT ON facility
BEGIN
  INSERT INTO tell VALUES ('broker');
END;
CREATE TRIGGER told_facility_changed AFTER UPDATE ON facility
BEGIN
  INSERT INTO tell VALUES ('broker');
END;
CREATE TRIGGER told_facility_gone AFTER DELETE ON facility
BEGIN
  INSERT INTO tell VALUES ('broker');
END;
CREATE TRIGGER told_item_new AFTER INSERT ON item
BEGIN
  INSERT INTO tell VALUES ('broker');
END;
CREATE TRIGGER told_item_changed AFTER UPDATE ON item
BEGIN
  INSERT INTO tell VALUES ('broker');
END;
CREATE TRIGGER told_item_gone AFTER DELETE ON item
BEGIN
  INSERT INTO tell VALUES ('broker');
END;
CREATE TRIGGER told_item_text_new AFTER INSERT ON item_text
BEGIN
  INSERT INTO tell VALUES ('broker');
END;
CREATE TRIGGER told_item_text_changed AFTER UPDATE ON item_text
BEGIN
  INSERT INTO tell VALUES ('broker');
END;
CREATE TRIGGER told_item_text_gone AFTER DELETE ON item_text
BEGIN
  INSERT INTO tell VALUES ('broker');
END;
CREATE TRIGGER told_broker_text_new AFTER INSERT ON broker_text
BEGIN
  INSERT INTO tell VALUES ('broker');
END;
CREATE TRIGGER told_broker_text_changed AFTER UPDATE ON broker_text
BEGIN
  INSERT INTO tell VALUES ('broker');
END;
CREATE TRIGGER told_broker_text_gone AFTER DELETE ON broker_text
BEGIN
  INSERT INTO tell VALUES ('broker');
END;
CREATE TRIGGER told_broker_meta_new AFTER INSERT ON broker_meta
BEGIN
  INSERT INTO tell VALUES ('broker');
END;
CREATE TRIGGER told_broker_meta_changed AFTER UPDATE ON broker_meta
BEGIN
  INSERT INTO tell VALUES ('broker');
END;
CREATE TRIGGER told_broker_meta_gone AFTER DELETE ON broker_meta
BEGIN
  INSERT INTO tell VALUES ('broker');
END;
CREATE TRIGGER told_portal_review_new AFTER INSERT ON portal_review
BEGIN
  INSERT INTO tell VALUES ('reviews');
END;
CREATE TRIGGER told_portal_review_changed AFTER UPDATE ON portal_review
BEGIN
  INSERT INTO tell VALUES ('reviews');
END;
CREATE TRIGGER told_portal_review_gone AFTER DELETE ON portal_review
BEGIN
  INSERT INTO tell VALUES ('reviews');
END;
CREATE TRIGGER told_portal_domain_stat_new AFTER INSERT ON portal_domain_stat
BEGIN
  INSERT INTO tell VALUES ('reviews');
END;
CREATE TRIGGER told_portal_domain_stat_changed AFTER UPDATE ON portal_domain_stat
BEGIN
  INSERT INTO tell VALUES ('reviews');
END;
CREATE TRIGGER told_portal_domain_stat_gone AFTER DELETE ON portal_domain_stat
BEGIN
  INSERT INTO tell VALUES ('reviews');
END;
CREATE TRIGGER told_redirect_new AFTER INSERT ON redirect
BEGIN
  INSERT INTO tell VALUES ('redirects');
END;
CREATE TRIGGER told_redirect_changed AFTER UPDATE ON redirect
BEGIN
  INSERT INTO tell VALUES ('redirects');
END;
CREATE TRIGGER told_redirect_gone AFTER DELETE ON redirect
BEGIN
  INSERT INTO tell VALUES ('redirects');
END;
CREATE TRIGGER told_area_weather_new AFTER INSERT ON area_weather
BEGIN
  INSERT INTO tell VALUES ('weather');
END;
CREATE TRIGGER told_area_weather_changed AFTER UPDATE ON area_weather
BEGIN
  INSERT INTO tell VALUES ('weather');
END;
CREATE TRIGGER told_area_weather_gone AFTER DELETE ON area_weather
BEGIN
  INSERT INTO tell VALUES ('weather');
END;

-- Content as it is published: entries and pictures.
CREATE TRIGGER told_entry_new AFTER INSERT ON entry
BEGIN
  INSERT INTO tell VALUES ('entry:' || NEW.id);
  INSERT INTO tell VALUES ('type:' || NEW.type);
END;
CREATE TRIGGER told_asset_new AFTER INSERT ON asset
BEGIN
  INSERT INTO tell VALUES ('entry:' || NEW.id);
END;
CREATE TRIGGER told_entry_changed AFTER UPDATE ON entry
BEGIN
  INSERT INTO tell VALUES ('entry:' || NEW.id);
  INSERT INTO tell VALUES ('type:' || NEW.type);
END;
CREATE TRIGGER told_asset_changed AFTER UPDATE ON asset
BEGIN
  INSERT INTO tell VALUES ('entry:' || NEW.id);
END;
CREATE TRIGGER told_entry_gone AFTER DELETE ON entry
BEGIN
  INSERT INTO tell VALUES ('entry:' || OLD.id);
  INSERT INTO tell VALUES ('type:' || OLD.type);
END;
CREATE TRIGGER told_asset_gone AFTER DELETE ON asset
BEGIN
  INSERT INTO tell VALUES ('entry:' || OLD.id);
END;
