-- What pets cost in a house, so that a search adds it to each of the house's stays by one row: øre and cents for one pet,
-- for the stay and for each night of it. `most` pets are charged for.
CREATE TABLE pet_charge (
  lodging_id INTEGER NOT NULL,
  item_id INTEGER NOT NULL,
  stay_dkk INTEGER NOT NULL,
  stay_eur INTEGER NOT NULL,
  night_dkk INTEGER NOT NULL,
  night_eur INTEGER NOT NULL,
  most INTEGER NOT NULL,
  PRIMARY KEY (lodging_id, item_id)
) WITHOUT ROWID;

-- Mandatory items are part of every total already.
CREATE VIEW pet_charge_source AS
SELECT i.lodging_id, i.item_id,
  iif(t.charge_type = 'night', 0, i.unit_price_dkk) AS stay_dkk,
  iif(t.charge_type = 'night', 0, i.unit_price_eur) AS stay_eur,
  iif(t.charge_type = 'night', i.unit_price_dkk, 0) AS night_dkk,
  iif(t.charge_type = 'night', i.unit_price_eur, 0) AS night_eur,
  i.max_quantity AS most
FROM lodging_item i JOIN item t ON t.id = i.item_id
WHERE t.type = 'pet' AND t.metered_quantity = 0 AND i.is_mandatory = 0;

INSERT INTO pet_charge SELECT * FROM pet_charge_source;

CREATE TRIGGER pet_charge_new AFTER INSERT ON lodging_item
BEGIN
  DELETE FROM pet_charge WHERE lodging_id = NEW.lodging_id AND item_id = NEW.item_id;
  INSERT INTO pet_charge SELECT * FROM pet_charge_source WHERE lodging_id = NEW.lodging_id AND item_id = NEW.item_id;
END;
CREATE TRIGGER pet_charge_changed AFTER UPDATE ON lodging_item
BEGIN
  DELETE FROM pet_charge WHERE lodging_id = OLD.lodging_id AND item_id = OLD.item_id;
  INSERT INTO pet_charge SELECT * FROM pet_charge_source WHERE lodging_id = NEW.lodging_id AND item_id = NEW.item_id;
END;
CREATE TRIGGER pet_charge_gone AFTER DELETE ON lodging_item
BEGIN
  DELETE FROM pet_charge WHERE lodging_id = OLD.lodging_id AND item_id = OLD.item_id;
END;
CREATE TRIGGER pet_charge_of_item AFTER UPDATE OF type, charge_type, metered_quantity ON item
BEGIN
  DELETE FROM pet_charge WHERE item_id = NEW.id;
  INSERT INTO pet_charge SELECT * FROM pet_charge_source WHERE item_id = NEW.id;
END;

CREATE TRIGGER search_stamp_pet_charge_insert AFTER INSERT ON pet_charge
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'stays';
END;
CREATE TRIGGER search_stamp_pet_charge_delete AFTER DELETE ON pet_charge
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'stays';
END;
