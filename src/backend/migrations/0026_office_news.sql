-- What the office is written of (src/backend/office-news): in the same transaction as what it tells of, whoever writes it.
CREATE TABLE office_news (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,                        -- booking, reservation, add-on, comment, contest-image
  reference TEXT NOT NULL,                   -- its number
  at INTEGER NOT NULL                        -- milliseconds since 1970
);
-- The seed's own bookings have no request.
CREATE TRIGGER office_news_booking AFTER INSERT ON booking WHEN NEW.request_hash <> '' BEGIN
  INSERT INTO office_news (kind, reference, at) VALUES ('booking', NEW.number, NEW.created_at * 1000);
END;
CREATE TRIGGER office_news_reservation AFTER INSERT ON reservation BEGIN
  INSERT INTO office_news (kind, reference, at) VALUES ('reservation', NEW.number, NEW.created_at * 1000);
END;
CREATE TRIGGER office_news_addition AFTER INSERT ON booking_addition BEGIN
  INSERT INTO office_news (kind, reference, at) VALUES ('add-on', NEW.reference, NEW.created_at);
END;
CREATE TRIGGER office_news_submission AFTER INSERT ON submission
WHEN NEW.status = 'waiting' AND NEW.kind IN ('comment', 'contest-image') BEGIN
  INSERT INTO office_news (kind, reference, at) VALUES (NEW.kind, NEW.reference, NEW.created_at);
END;
