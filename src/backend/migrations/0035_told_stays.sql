-- What is told of stays (src/backend/changes): that what is for sale of a house has changed (offers:17), and in which place
-- and week (nights:141:2935), so that lists of other weeks and places are known to be as they were. Weeks are numbered since
-- 1970 and begin on Thursdays (weekOf of src/domain/change-tags.ts).
DROP TRIGGER told_booking_option_new;
DROP TRIGGER told_booking_option_changed;
DROP TRIGGER told_booking_option_gone;
DROP TRIGGER told_night_new;
DROP TRIGGER told_night_changed;
DROP TRIGGER told_night_gone;
DROP TRIGGER told_search_offer_new;
DROP TRIGGER told_search_offer_changed;
DROP TRIGGER told_search_offer_gone;

-- A house that is gone was in no place that is known any more.
CREATE VIEW tell_nights AS SELECT 0 AS lodging_id, '' AS date WHERE 0;
CREATE TRIGGER tell_nights_told INSTEAD OF INSERT ON tell_nights WHEN EXISTS (SELECT 1 FROM told_feed)
BEGIN
  INSERT INTO tell VALUES ('offers:' || NEW.lodging_id);
  INSERT INTO tell SELECT 'nights:' || coalesce((SELECT location_id FROM lodging WHERE id = NEW.lodging_id), 0)
    || ':' || (strftime('%s', NEW.date) / 604800);
END;

CREATE TRIGGER told_booking_option_new AFTER INSERT ON booking_option
BEGIN
  INSERT INTO tell_nights VALUES (NEW.lodging_id, NEW.arrival);
END;
CREATE TRIGGER told_booking_option_changed AFTER UPDATE ON booking_option
BEGIN
  INSERT INTO tell_nights VALUES (NEW.lodging_id, NEW.arrival);
END;
CREATE TRIGGER told_booking_option_moved AFTER UPDATE OF lodging_id, arrival ON booking_option
WHEN (OLD.lodging_id, OLD.arrival) <> (NEW.lodging_id, NEW.arrival)
BEGIN
  INSERT INTO tell_nights VALUES (OLD.lodging_id, OLD.arrival);
END;
CREATE TRIGGER told_booking_option_gone AFTER DELETE ON booking_option
BEGIN
  INSERT INTO tell_nights VALUES (OLD.lodging_id, OLD.arrival);
END;
CREATE TRIGGER told_night_new AFTER INSERT ON night
BEGIN
  INSERT INTO tell_nights VALUES (NEW.lodging_id, NEW.date);
END;
CREATE TRIGGER told_night_changed AFTER UPDATE ON night
BEGIN
  INSERT INTO tell_nights VALUES (NEW.lodging_id, NEW.date);
END;
CREATE TRIGGER told_night_moved AFTER UPDATE OF lodging_id, date ON night
WHEN (OLD.lodging_id, OLD.date) <> (NEW.lodging_id, NEW.date)
BEGIN
  INSERT INTO tell_nights VALUES (OLD.lodging_id, OLD.date);
END;
CREATE TRIGGER told_night_gone AFTER DELETE ON night
BEGIN
  INSERT INTO tell_nights VALUES (OLD.lodging_id, OLD.date);
END;
CREATE TRIGGER told_search_offer_new AFTER INSERT ON search_offer
BEGIN
  INSERT INTO tell_nights VALUES (NEW.lodging_id, NEW.arrival);
END;
CREATE TRIGGER told_search_offer_changed AFTER UPDATE ON search_offer
BEGIN
  INSERT INTO tell_nights VALUES (NEW.lodging_id, NEW.arrival);
END;
CREATE TRIGGER told_search_offer_moved AFTER UPDATE OF lodging_id, arrival ON search_offer
WHEN (OLD.lodging_id, OLD.arrival) <> (NEW.lodging_id, NEW.arrival)
BEGIN
  INSERT INTO tell_nights VALUES (OLD.lodging_id, OLD.arrival);
END;
CREATE TRIGGER told_search_offer_gone AFTER DELETE ON search_offer
BEGIN
  INSERT INTO tell_nights VALUES (OLD.lodging_id, OLD.arrival);
END;
