-- Who of the office has judged what guests sent, and when.
ALTER TABLE submission ADD COLUMN judged_by TEXT;
ALTER TABLE submission ADD COLUMN judged_at INTEGER;             -- milliseconds since 1970
ALTER TABLE reservation ADD COLUMN status TEXT NOT NULL DEFAULT 'waiting';  -- waiting, approved (it is done), rejected
ALTER TABLE reservation ADD COLUMN judged_by TEXT;
ALTER TABLE reservation ADD COLUMN judged_at INTEGER;            -- milliseconds since 1970
CREATE INDEX reservation_status ON reservation(status, created_at);

-- A booking that was cancelled stays, with what the guest pays by the terms; its nights and stays are free again.
ALTER TABLE booking ADD COLUMN cancelled_at INTEGER;             -- seconds since 1970; NULL: it stands
ALTER TABLE booking ADD COLUMN cancelled_by TEXT;                -- who of the office; NULL: the guest
ALTER TABLE booking ADD COLUMN cancellation_fee INTEGER;         -- øre or cents

-- Stays that were free until a booking closed them: a cancellation opens these again, and none that was never offered.
CREATE TABLE closed_stay (
  lodging_id INTEGER NOT NULL,
  arrival TEXT NOT NULL,
  duration INTEGER NOT NULL,
  PRIMARY KEY (lodging_id, arrival, duration)
) WITHOUT ROWID;
CREATE TRIGGER stay_closed AFTER UPDATE OF status ON booking_option WHEN OLD.status = 1 AND NEW.status = 0
BEGIN
  INSERT OR IGNORE INTO closed_stay (lodging_id, arrival, duration) VALUES (NEW.lodging_id, NEW.arrival, NEW.duration);
END;
-- Of bookings made before: the stays of which every night is booked.
INSERT INTO closed_stay (lodging_id, arrival, duration)
SELECT lodging_id, arrival, duration FROM booking_option AS stay
WHERE status = 0 AND lodging_id IN (SELECT lodging_id FROM booking) AND duration = (
  SELECT count(*) FROM night
  WHERE night.lodging_id = stay.lodging_id AND holder LIKE 'booking:%' AND night.date >= stay.arrival
    AND night.date < date(stay.arrival, '+' || stay.duration || ' days')
);
