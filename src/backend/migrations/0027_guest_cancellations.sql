-- The office is written of bookings that guests have cancelled; of its own cancellations it knows.
CREATE TRIGGER office_news_cancellation AFTER UPDATE OF cancelled_at ON booking
WHEN OLD.cancelled_at IS NULL AND NEW.cancelled_at IS NOT NULL AND NEW.cancelled_by IS NULL BEGIN
  INSERT INTO office_news (kind, reference, at) VALUES ('cancellation', NEW.number, NEW.cancelled_at * 1000);
END;
