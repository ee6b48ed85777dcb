-- Which line of the network asked for a mail to an address that anybody may type: a digest, kept for a day.
ALTER TABLE mail_wish ADD COLUMN network TEXT;
CREATE INDEX mail_wish_network ON mail_wish(network);
