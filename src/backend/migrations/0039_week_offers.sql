-- The offer of a house, by which searches without dates compare it, is its cheapest free week: one measure for all houses.
-- A house that has no free week is offered with its cheapest stay of another length.

DROP TRIGGER search_offer_new;
CREATE TRIGGER search_offer_new AFTER INSERT ON booking_option WHEN NEW.status = 1
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
CREATE TRIGGER search_offer_opened AFTER UPDATE OF status, total_dkk, total_eur ON booking_option WHEN NEW.status = 1
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
  SELECT 'DKK', lodging_id, total_dkk, arrival, duration FROM booking_option
  WHERE lodging_id = OLD.lodging_id AND status = 1 AND arrival >= date('now')
  ORDER BY duration <> 7, total_dkk, arrival, duration LIMIT 1;
  INSERT OR REPLACE INTO search_offer (currency, lodging_id, total, arrival, duration)
  SELECT 'EUR', lodging_id, total_eur, arrival, duration FROM booking_option
  WHERE lodging_id = OLD.lodging_id AND status = 1 AND arrival >= date('now')
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
  SELECT 'DKK', lodging_id, total_dkk, arrival, duration FROM booking_option
  WHERE lodging_id = OLD.lodging_id AND status = 1 AND arrival >= date('now')
  ORDER BY duration <> 7, total_dkk, arrival, duration LIMIT 1;
  INSERT OR REPLACE INTO search_offer (currency, lodging_id, total, arrival, duration)
  SELECT 'EUR', lodging_id, total_eur, arrival, duration FROM booking_option
  WHERE lodging_id = OLD.lodging_id AND status = 1 AND arrival >= date('now')
  ORDER BY duration <> 7, total_eur, arrival, duration LIMIT 1;
END;

DROP TRIGGER search_offer_replaced;
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
  ORDER BY duration <> 7, total_dkk, arrival, duration LIMIT 1;
  INSERT OR REPLACE INTO search_offer (currency, lodging_id, total, arrival, duration)
  SELECT 'EUR', lodging_id, total_eur, arrival, duration FROM booking_option
  WHERE lodging_id = NEW.lodging_id AND status = 1 AND arrival >= date('now')
  ORDER BY duration <> 7, total_eur, arrival, duration LIMIT 1;
END;

-- Of houses that are there. A week that is held now is not offered.
INSERT INTO search_offer (currency, lodging_id, total, arrival, duration)
SELECT 'DKK', lodging_id, total_dkk, arrival, duration FROM (
  SELECT *, ROW_NUMBER() OVER (PARTITION BY lodging_id ORDER BY total_dkk, arrival) AS place
  FROM booking_option o
  WHERE status = 1 AND duration = 7 AND arrival >= date('now')
    AND NOT EXISTS (
      SELECT 1 FROM night n
      WHERE n.lodging_id = o.lodging_id AND n.date >= o.arrival AND n.date < date(o.arrival, '+7 days')
    )
) WHERE place = 1
ON CONFLICT (currency, lodging_id) DO UPDATE
SET total = excluded.total, arrival = excluded.arrival, duration = excluded.duration;
INSERT INTO search_offer (currency, lodging_id, total, arrival, duration)
SELECT 'EUR', lodging_id, total_eur, arrival, duration FROM (
  SELECT *, ROW_NUMBER() OVER (PARTITION BY lodging_id ORDER BY total_eur, arrival) AS place
  FROM booking_option o
  WHERE status = 1 AND duration = 7 AND arrival >= date('now')
    AND NOT EXISTS (
      SELECT 1 FROM night n
      WHERE n.lodging_id = o.lodging_id AND n.date >= o.arrival AND n.date < date(o.arrival, '+7 days')
    )
) WHERE place = 1
ON CONFLICT (currency, lodging_id) DO UPDATE
SET total = excluded.total, arrival = excluded.arrival, duration = excluded.duration;
