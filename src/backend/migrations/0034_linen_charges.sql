-- What bed linen costs in a house, so that a search adds it to what a stay costs altogether: øre or cents for the stay,
-- for each night of it and for each guest; at least `least` and at most `most` guests are charged for.
CREATE TABLE linen_charge (
  currency TEXT NOT NULL,                    -- DKK, EUR
  lodging_id INTEGER NOT NULL,
  item_id INTEGER NOT NULL,
  stay INTEGER NOT NULL,
  night INTEGER NOT NULL,
  guest INTEGER NOT NULL,
  least INTEGER NOT NULL,
  most INTEGER NOT NULL,
  PRIMARY KEY (currency, lodging_id, item_id)
) WITHOUT ROWID;

-- Of a house with mandatory linen there is none: every total has it already.
CREATE VIEW linen_charge_source AS
SELECT currency, lodging_id, item_id,
  iif(charge_type IN ('night', 'person', 'piece'), 0, price * quantity) AS stay,
  iif(charge_type = 'night', price * quantity, 0) AS night,
  CASE charge_type WHEN 'person' THEN price * quantity WHEN 'piece' THEN price ELSE 0 END AS guest,
  iif(charge_type = 'piece', quantity, 0) AS least,
  iif(charge_type = 'piece', max_quantity, 1000000) AS most
FROM (
  SELECT c.currency, i.lodging_id, i.item_id, t.charge_type, max(1, i.min_quantity) AS quantity, i.max_quantity,
    CASE c.currency WHEN 'DKK' THEN i.unit_price_dkk WHEN 'EUR' THEN i.unit_price_eur END AS price
  FROM lodging_item i JOIN item t ON t.id = i.item_id
  CROSS JOIN (SELECT 'DKK' AS currency UNION ALL SELECT 'EUR') c
  WHERE t.type = 'linen' AND t.metered_quantity = 0 AND NOT EXISTS (
    SELECT 1 FROM lodging_item m JOIN item mt ON mt.id = m.item_id
    WHERE m.lodging_id = i.lodging_id AND m.is_mandatory = 1 AND mt.type = 'linen' AND mt.metered_quantity = 0
  )
);

INSERT INTO linen_charge SELECT * FROM linen_charge_source;

CREATE TRIGGER linen_charge_new AFTER INSERT ON lodging_item
WHEN EXISTS (SELECT 1 FROM item WHERE id = NEW.item_id AND type = 'linen')
BEGIN
  DELETE FROM linen_charge WHERE lodging_id = NEW.lodging_id;
  INSERT INTO linen_charge SELECT * FROM linen_charge_source WHERE lodging_id = NEW.lodging_id;
END;
CREATE TRIGGER linen_charge_changed AFTER UPDATE ON lodging_item
WHEN EXISTS (SELECT 1 FROM item WHERE id IN (OLD.item_id, NEW.item_id) AND type = 'linen')
BEGIN
  DELETE FROM linen_charge WHERE lodging_id IN (OLD.lodging_id, NEW.lodging_id);
  INSERT INTO linen_charge SELECT * FROM linen_charge_source WHERE lodging_id IN (OLD.lodging_id, NEW.lodging_id);
END;
CREATE TRIGGER linen_charge_gone AFTER DELETE ON lodging_item
WHEN EXISTS (SELECT 1 FROM item WHERE id = OLD.item_id AND type = 'linen')
BEGIN
  DELETE FROM linen_charge WHERE lodging_id = OLD.lodging_id;
  INSERT INTO linen_charge SELECT * FROM linen_charge_source WHERE lodging_id = OLD.lodging_id;
END;
CREATE TRIGGER linen_charge_of_item AFTER UPDATE OF type, charge_type, metered_quantity ON item
WHEN 'linen' IN (OLD.type, NEW.type)
BEGIN
  DELETE FROM linen_charge;
  INSERT INTO linen_charge SELECT * FROM linen_charge_source;
END;

CREATE TRIGGER search_stamp_linen_charge_insert AFTER INSERT ON linen_charge
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'stays';
END;
CREATE TRIGGER search_stamp_linen_charge_delete AFTER DELETE ON linen_charge
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'stays';
END;

CREATE TRIGGER search_change_linen_charge_new AFTER INSERT ON linen_charge WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('house', NEW.lodging_id, '', 0);
END;

CREATE TRIGGER search_change_linen_charge_gone AFTER DELETE ON linen_charge WHEN EXISTS (SELECT 1 FROM search_feed)
BEGIN
  INSERT INTO search_change (kind, lodging_id, arrival, duration) VALUES ('house', OLD.lodging_id, '', 0);
END;
