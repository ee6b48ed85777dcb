-- On a house's changeover day there is time for one of the two: an early check-in, or a late check-out of the guest before.
-- Its primary key lets no second one be sold, whichever way it is bought: with the stay or as a later add-on.
CREATE TABLE changeover (
  lodging_id INTEGER NOT NULL,
  date TEXT NOT NULL,
  item_type TEXT NOT NULL,                   -- early-check-in, late-check-out
  booking_id INTEGER NOT NULL REFERENCES booking(id) ON DELETE CASCADE,
  PRIMARY KEY (lodging_id, date)
) WITHOUT ROWID;
CREATE INDEX changeover_booking ON changeover(booking_id);

CREATE VIEW bought_changeover AS
SELECT booking.lodging_id, iif(item.type = 'early-check-in', arrival, date(arrival, '+' || duration || ' days')) AS date,
  item.type AS item_type, booking.id AS booking_id, addition_id
FROM booking JOIN (
  SELECT id AS booking_id, NULL AS addition_id, lines FROM booking
  UNION ALL SELECT booking_id, id, lines FROM booking_addition
) AS bought ON bought.booking_id = booking.id
JOIN json_each(bought.lines) AS line
JOIN item ON item.id = line.value ->> 'itemId'
WHERE item.type IN ('early-check-in', 'late-check-out') AND booking.cancelled_at IS NULL;

-- Where both were sold before, both stand, and the first of them is in the table.
INSERT OR IGNORE INTO changeover (lodging_id, date, item_type, booking_id)
SELECT lodging_id, date, item_type, booking_id FROM bought_changeover ORDER BY booking_id;

CREATE TRIGGER changeover_booked AFTER INSERT ON booking BEGIN
  INSERT INTO changeover (lodging_id, date, item_type, booking_id)
  SELECT lodging_id, date, item_type, booking_id FROM bought_changeover WHERE booking_id = NEW.id;
END;

CREATE TRIGGER changeover_added AFTER INSERT ON booking_addition BEGIN
  INSERT INTO changeover (lodging_id, date, item_type, booking_id)
  SELECT lodging_id, date, item_type, booking_id FROM bought_changeover
  WHERE booking_id = NEW.booking_id AND addition_id = NEW.id;
END;

CREATE TRIGGER changeover_moved AFTER UPDATE OF lodging_id, arrival, duration, cancelled_at ON booking BEGIN
  DELETE FROM changeover WHERE booking_id = NEW.id;
  INSERT INTO changeover (lodging_id, date, item_type, booking_id)
  SELECT lodging_id, date, item_type, booking_id FROM bought_changeover WHERE booking_id = NEW.id;
END;
