-- Who signs up for news by SMS is one of what the office does something about: it adds the number to its list.
ALTER TABLE sms_signup ADD COLUMN status TEXT NOT NULL DEFAULT 'waiting';  -- waiting, approved (it is done), rejected
ALTER TABLE sms_signup ADD COLUMN judged_by TEXT;
ALTER TABLE sms_signup ADD COLUMN judged_at INTEGER;             -- milliseconds since 1970
CREATE INDEX sms_signup_reference ON sms_signup(reference);
CREATE TRIGGER office_news_sms AFTER INSERT ON sms_signup BEGIN
  INSERT INTO office_news (kind, reference, at) VALUES ('sms', NEW.reference, NEW.created_at);
END;
