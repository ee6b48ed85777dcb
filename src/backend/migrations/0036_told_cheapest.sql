-- Reports a house whose cheapest stay has changed (cheapest:17): all that a search without dates shows of its stays. Other
-- stays are reported by offers:17 and nights:… alone, which do not concern such a search.
CREATE TRIGGER told_cheapest_new AFTER INSERT ON search_offer
BEGIN
  INSERT INTO tell VALUES ('cheapest:' || NEW.lodging_id);
END;
CREATE TRIGGER told_cheapest_changed AFTER UPDATE ON search_offer
BEGIN
  INSERT INTO tell VALUES ('cheapest:' || NEW.lodging_id);
END;
CREATE TRIGGER told_cheapest_moved AFTER UPDATE OF lodging_id ON search_offer WHEN OLD.lodging_id <> NEW.lodging_id
BEGIN
  INSERT INTO tell VALUES ('cheapest:' || OLD.lodging_id);
END;
CREATE TRIGGER told_cheapest_gone AFTER DELETE ON search_offer
BEGIN
  INSERT INTO tell VALUES ('cheapest:' || OLD.lodging_id);
END;
-- Its discount too, and whatever else its own row holds.
CREATE TRIGGER told_cheapest_option AFTER UPDATE ON booking_option
WHEN EXISTS (SELECT 1 FROM told_feed) AND EXISTS (
  SELECT 1 FROM search_offer
  WHERE lodging_id = NEW.lodging_id AND arrival = NEW.arrival AND duration = NEW.duration
)
BEGIN
  INSERT INTO tell VALUES ('cheapest:' || NEW.lodging_id);
END;
