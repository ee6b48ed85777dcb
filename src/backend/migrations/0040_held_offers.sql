-- A stay that is held is no house's offer, also when this stay or another of the house changes meanwhile. When a hold
-- ends, the back end chooses the offer of its house again.

DROP TRIGGER search_offer_new;
CREATE TRIGGER search_offer_new AFTER INSERT ON booking_option
WHEN NEW.status = 1 AND (NEW.lodging_id NOT IN (SELECT lodging_id FROM night WHERE expires_at IS NOT NULL)
      OR NOT EXISTS (SELECT 1 FROM night WHERE lodging_id = NEW.lodging_id AND date >= NEW.arrival
      AND date < date(NEW.arrival, '+' || NEW.duration || ' days') AND expires_at IS NOT NULL))
BEGIN
  INSERT INTO search_offer (currency, lodging_id, total, arrival, duration)
  VALUES ('DKK', NEW.lodging_id, NEW.total_dkk, NEW.arrival, NEW.duration),
         ('EUR', NEW.lodging_id, NEW.total_eur, NEW.arrival, NEW.duration)
  ON CONFLICT (currency, lodging_id) DO UPDATE
  SET total = excluded.total, arrival = excluded.arrival, duration = excluded.duration
  WHERE (excluded.duration <> 7, excluded.total, excluded.arrival, excluded.duration)
    < (duration <> 7, total, arrival, duration);
END;

DROP TRIGGER search_offer_opened;
CREATE TRIGGER search_offer_opened AFTER UPDATE OF status, total_dkk, total_eur ON booking_option
WHEN NEW.status = 1 AND (NEW.lodging_id NOT IN (SELECT lodging_id FROM night WHERE expires_at IS NOT NULL)
      OR NOT EXISTS (SELECT 1 FROM night WHERE lodging_id = NEW.lodging_id AND date >= NEW.arrival
      AND date < date(NEW.arrival, '+' || NEW.duration || ' days') AND expires_at IS NOT NULL))
BEGIN
  INSERT INTO search_offer (currency, lodging_id, total, arrival, duration)
  VALUES ('DKK', NEW.lodging_id, NEW.total_dkk, NEW.arrival, NEW.duration),
         ('EUR', NEW.lodging_id, NEW.total_eur, NEW.arrival, NEW.duration)
  ON CONFLICT (currency, lodging_id) DO UPDATE
  SET total = excluded.total, arrival = excluded.arrival, duration = excluded.duration
  WHERE (excluded.duration <> 7, excluded.total, excluded.arrival, excluded.duration)
    < (duration <> 7, total, arrival, duration);
END;

DROP TRIGGER search_offer_changed;
CREATE TRIGGER search_offer_changed AFTER UPDATE OF status, total_dkk, total_eur ON booking_option
WHEN OLD.status = 1 AND EXISTS (
  SELECT 1 FROM search_offer
  WHERE lodging_id = OLD.lodging_id AND arrival = OLD.arrival AND duration = OLD.duration
)
BEGIN
  DELETE FROM search_offer WHERE lodging_id = OLD.lodging_id;
  INSERT OR REPLACE INTO search_offer (currency, lodging_id, total, arrival, duration)
  SELECT 'DKK', lodging_id, total_dkk, arrival, duration FROM booking_option o
  WHERE lodging_id = OLD.lodging_id AND status = 1 AND arrival >= date('now')
    AND (o.lodging_id NOT IN (SELECT lodging_id FROM night WHERE expires_at IS NOT NULL)
      OR NOT EXISTS (SELECT 1 FROM night WHERE lodging_id = o.lodging_id AND date >= o.arrival
      AND date < date(o.arrival, '+' || o.duration || ' days') AND expires_at IS NOT NULL))
  ORDER BY duration <> 7, total_dkk, arrival, duration LIMIT 1;
  INSERT OR REPLACE INTO search_offer (currency, lodging_id, total, arrival, duration)
  SELECT 'EUR', lodging_id, total_eur, arrival, duration FROM booking_option o
  WHERE lodging_id = OLD.lodging_id AND status = 1 AND arrival >= date('now')
    AND (o.lodging_id NOT IN (SELECT lodging_id FROM night WHERE expires_at IS NOT NULL)
      OR NOT EXISTS (SELECT 1 FROM night WHERE lodging_id = o.lodging_id AND date >= o.arrival
      AND date < date(o.arrival, '+' || o.duration || ' days') AND expires_at IS NOT NULL))
  ORDER BY duration <> 7, total_eur, arrival, duration LIMIT 1;
END;

DROP TRIGGER search_offer_gone;
CREATE TRIGGER search_offer_gone AFTER DELETE ON booking_option
WHEN OLD.status = 1 AND EXISTS (
  SELECT 1 FROM search_offer
  WHERE lodging_id = OLD.lodging_id AND arrival = OLD.arrival AND duration = OLD.duration
)
BEGIN
  DELETE FROM search_offer WHERE lodging_id = OLD.lodging_id;
  INSERT OR REPLACE INTO search_offer (currency, lodging_id, total, arrival, duration)
  SELECT 'DKK', lodging_id, total_dkk, arrival, duration FROM booking_option o
  WHERE lodging_id = OLD.lodging_id AND status = 1 AND arrival >= date('now')
    AND (o.lodging_id NOT IN (SELECT lodging_id FROM night WHERE expires_at IS NOT NULL)
      OR NOT EXISTS (SELECT 1 FROM night WHERE lodging_id = o.lodging_id AND date >= o.arrival
      AND date < date(o.arrival, '+' || o.duration || ' days') AND expires_at IS NOT NULL))
  ORDER BY duration <> 7, total_dkk, arrival, duration LIMIT 1;
  INSERT OR REPLACE INTO search_offer (currency, lodging_id, total, arrival, duration)
  SELECT 'EUR', lodging_id, total_eur, arrival, duration FROM booking_option o
  WHERE lodging_id = OLD.lodging_id AND status = 1 AND arrival >= date('now')
    AND (o.lodging_id NOT IN (SELECT lodging_id FROM night WHERE expires_at IS NOT NULL)
      OR NOT EXISTS (SELECT 1 FROM night WHERE lodging_id = o.lodging_id AND date >= o.arrival
      AND date < date(o.arrival, '+' || o.duration || ' days') AND expires_at IS NOT NULL))
  ORDER BY duration <> 7, total_eur, arrival, duration LIMIT 1;
END;

DROP TRIGGER search_offer_replaced;
CREATE TRIGGER search_offer_replaced AFTER INSERT ON booking_option
WHEN EXISTS (
  SELECT 1 FROM search_offer
  WHERE lodging_id = NEW.lodging_id AND arrival = NEW.arrival AND duration = NEW.duration
    AND (NEW.status <> 1 OR total < CASE currency WHEN 'DKK' THEN NEW.total_dkk WHEN 'EUR' THEN NEW.total_eur END)
)
BEGIN
  DELETE FROM search_offer WHERE lodging_id = NEW.lodging_id;
  INSERT OR REPLACE INTO search_offer (currency, lodging_id, total, arrival, duration)
  SELECT 'DKK', lodging_id, total_dkk, arrival, duration FROM booking_option o
  WHERE lodging_id = NEW.lodging_id AND status = 1 AND arrival >= date('now')
    AND (o.lodging_id NOT IN (SELECT lodging_id FROM night WHERE expires_at IS NOT NULL)
      OR NOT EXISTS (SELECT 1 FROM night WHERE lodging_id = o.lodging_id AND date >= o.arrival
      AND date < date(o.arrival, '+' || o.duration || ' days') AND expires_at IS NOT NULL))
  ORDER BY duration <> 7, total_dkk, arrival, duration LIMIT 1;
  INSERT OR REPLACE INTO search_offer (currency, lodging_id, total, arrival, duration)
  SELECT 'EUR', lodging_id, total_eur, arrival, duration FROM booking_option o
  WHERE lodging_id = NEW.lodging_id AND status = 1 AND arrival >= date('now')
    AND (o.lodging_id NOT IN (SELECT lodging_id FROM night WHERE expires_at IS NOT NULL)
      OR NOT EXISTS (SELECT 1 FROM night WHERE lodging_id = o.lodging_id AND date >= o.arrival
      AND date < date(o.arrival, '+' || o.duration || ' days') AND expires_at IS NOT NULL))
  ORDER BY duration <> 7, total_eur, arrival, duration LIMIT 1;
END;
