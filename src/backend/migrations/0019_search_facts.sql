-- What a house has, one row a house, so that a search over all of them reads no row for each facility.
-- Bit id % 62 of word id / 62: `has` is set where the facility's value is 1 for good, or its number stands in its own
-- column; `may` where lodging_facility has to be asked, for it holds on some days alone or has another value.
CREATE TABLE search_fact (
  lodging_id INTEGER PRIMARY KEY,
  has0 INTEGER NOT NULL DEFAULT 0, may0 INTEGER NOT NULL DEFAULT 0,
  has1 INTEGER NOT NULL DEFAULT 0, may1 INTEGER NOT NULL DEFAULT 0,
  has2 INTEGER NOT NULL DEFAULT 0, may2 INTEGER NOT NULL DEFAULT 0,
  has3 INTEGER NOT NULL DEFAULT 0, may3 INTEGER NOT NULL DEFAULT 0,
  persons REAL, bedrooms REAL, bathrooms REAL, house_area REAL, beach REAL, shop REAL
);

INSERT INTO search_fact (lodging_id, has0, may0, has1, may1, has2, may2, has3, may3, persons, bedrooms, bathrooms, house_area, beach, shop)
SELECT f.lodging_id,
  sum(iif(f.facility_id / 62 = 0 AND (f.from_date IS NULL AND f.to_date IS NULL AND (f.value = 1 OR (f.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(f.value) <> 'text'))), (1 << (f.facility_id % 62)), 0)),
  sum(iif(f.facility_id / 62 = 0 AND NOT (f.from_date IS NULL AND f.to_date IS NULL AND (f.value = 1 OR (f.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(f.value) <> 'text'))), (1 << (f.facility_id % 62)), 0)),
  sum(iif(f.facility_id / 62 = 1 AND (f.from_date IS NULL AND f.to_date IS NULL AND (f.value = 1 OR (f.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(f.value) <> 'text'))), (1 << (f.facility_id % 62)), 0)),
  sum(iif(f.facility_id / 62 = 1 AND NOT (f.from_date IS NULL AND f.to_date IS NULL AND (f.value = 1 OR (f.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(f.value) <> 'text'))), (1 << (f.facility_id % 62)), 0)),
  sum(iif(f.facility_id / 62 = 2 AND (f.from_date IS NULL AND f.to_date IS NULL AND (f.value = 1 OR (f.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(f.value) <> 'text'))), (1 << (f.facility_id % 62)), 0)),
  sum(iif(f.facility_id / 62 = 2 AND NOT (f.from_date IS NULL AND f.to_date IS NULL AND (f.value = 1 OR (f.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(f.value) <> 'text'))), (1 << (f.facility_id % 62)), 0)),
  sum(iif(f.facility_id / 62 = 3 AND (f.from_date IS NULL AND f.to_date IS NULL AND (f.value = 1 OR (f.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(f.value) <> 'text'))), (1 << (f.facility_id % 62)), 0)),
  sum(iif(f.facility_id / 62 = 3 AND NOT (f.from_date IS NULL AND f.to_date IS NULL AND (f.value = 1 OR (f.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(f.value) <> 'text'))), (1 << (f.facility_id % 62)), 0)),
  max(iif(f.facility_id = 1 AND (f.from_date IS NULL AND f.to_date IS NULL AND (f.value = 1 OR (f.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(f.value) <> 'text'))), f.value, NULL)),
  max(iif(f.facility_id = 2 AND (f.from_date IS NULL AND f.to_date IS NULL AND (f.value = 1 OR (f.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(f.value) <> 'text'))), f.value, NULL)),
  max(iif(f.facility_id = 3 AND (f.from_date IS NULL AND f.to_date IS NULL AND (f.value = 1 OR (f.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(f.value) <> 'text'))), f.value, NULL)),
  max(iif(f.facility_id = 5 AND (f.from_date IS NULL AND f.to_date IS NULL AND (f.value = 1 OR (f.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(f.value) <> 'text'))), f.value, NULL)),
  max(iif(f.facility_id = 180 AND (f.from_date IS NULL AND f.to_date IS NULL AND (f.value = 1 OR (f.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(f.value) <> 'text'))), f.value, NULL)),
  max(iif(f.facility_id = 181 AND (f.from_date IS NULL AND f.to_date IS NULL AND (f.value = 1 OR (f.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(f.value) <> 'text'))), f.value, NULL))
FROM lodging_facility f GROUP BY f.lodging_id;

-- An OR REPLACE of who inserts would hold for an OR IGNORE in here too.
CREATE TRIGGER search_fact_new AFTER INSERT ON lodging_facility
BEGIN
  INSERT INTO search_fact (lodging_id)
  SELECT NEW.lodging_id WHERE NOT EXISTS (SELECT 1 FROM search_fact WHERE lodging_id = NEW.lodging_id);
  UPDATE search_fact SET
    has0 = iif(NEW.facility_id / 62 = 0, (has0 & ~(1 << (NEW.facility_id % 62))) | iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), (1 << (NEW.facility_id % 62)), 0), has0),
    may0 = iif(NEW.facility_id / 62 = 0, (may0 & ~(1 << (NEW.facility_id % 62))) | iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), 0, (1 << (NEW.facility_id % 62))), may0),
    has1 = iif(NEW.facility_id / 62 = 1, (has1 & ~(1 << (NEW.facility_id % 62))) | iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), (1 << (NEW.facility_id % 62)), 0), has1),
    may1 = iif(NEW.facility_id / 62 = 1, (may1 & ~(1 << (NEW.facility_id % 62))) | iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), 0, (1 << (NEW.facility_id % 62))), may1),
    has2 = iif(NEW.facility_id / 62 = 2, (has2 & ~(1 << (NEW.facility_id % 62))) | iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), (1 << (NEW.facility_id % 62)), 0), has2),
    may2 = iif(NEW.facility_id / 62 = 2, (may2 & ~(1 << (NEW.facility_id % 62))) | iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), 0, (1 << (NEW.facility_id % 62))), may2),
    has3 = iif(NEW.facility_id / 62 = 3, (has3 & ~(1 << (NEW.facility_id % 62))) | iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), (1 << (NEW.facility_id % 62)), 0), has3),
    may3 = iif(NEW.facility_id / 62 = 3, (may3 & ~(1 << (NEW.facility_id % 62))) | iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), 0, (1 << (NEW.facility_id % 62))), may3),
    persons = iif(NEW.facility_id = 1, iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), NEW.value, NULL), persons),
    bedrooms = iif(NEW.facility_id = 2, iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), NEW.value, NULL), bedrooms),
    bathrooms = iif(NEW.facility_id = 3, iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), NEW.value, NULL), bathrooms),
    house_area = iif(NEW.facility_id = 5, iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), NEW.value, NULL), house_area),
    beach = iif(NEW.facility_id = 180, iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), NEW.value, NULL), beach),
    shop = iif(NEW.facility_id = 181, iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), NEW.value, NULL), shop)
  WHERE lodging_id = NEW.lodging_id;
END;

CREATE TRIGGER search_fact_gone AFTER DELETE ON lodging_facility
BEGIN
  UPDATE search_fact SET
    has0 = iif(OLD.facility_id / 62 = 0, has0 & ~(1 << (OLD.facility_id % 62)), has0),
    may0 = iif(OLD.facility_id / 62 = 0, may0 & ~(1 << (OLD.facility_id % 62)), may0),
    has1 = iif(OLD.facility_id / 62 = 1, has1 & ~(1 << (OLD.facility_id % 62)), has1),
    may1 = iif(OLD.facility_id / 62 = 1, may1 & ~(1 << (OLD.facility_id % 62)), may1),
    has2 = iif(OLD.facility_id / 62 = 2, has2 & ~(1 << (OLD.facility_id % 62)), has2),
    may2 = iif(OLD.facility_id / 62 = 2, may2 & ~(1 << (OLD.facility_id % 62)), may2),
    has3 = iif(OLD.facility_id / 62 = 3, has3 & ~(1 << (OLD.facility_id % 62)), has3),
    may3 = iif(OLD.facility_id / 62 = 3, may3 & ~(1 << (OLD.facility_id % 62)), may3),
    persons = iif(OLD.facility_id = 1, NULL, persons),
    bedrooms = iif(OLD.facility_id = 2, NULL, bedrooms),
    bathrooms = iif(OLD.facility_id = 3, NULL, bathrooms),
    house_area = iif(OLD.facility_id = 5, NULL, house_area),
    beach = iif(OLD.facility_id = 180, NULL, beach),
    shop = iif(OLD.facility_id = 181, NULL, shop)
  WHERE lodging_id = OLD.lodging_id;
END;

CREATE TRIGGER search_fact_changed AFTER UPDATE ON lodging_facility
BEGIN
  UPDATE search_fact SET
    has0 = iif(OLD.facility_id / 62 = 0, has0 & ~(1 << (OLD.facility_id % 62)), has0),
    may0 = iif(OLD.facility_id / 62 = 0, may0 & ~(1 << (OLD.facility_id % 62)), may0),
    has1 = iif(OLD.facility_id / 62 = 1, has1 & ~(1 << (OLD.facility_id % 62)), has1),
    may1 = iif(OLD.facility_id / 62 = 1, may1 & ~(1 << (OLD.facility_id % 62)), may1),
    has2 = iif(OLD.facility_id / 62 = 2, has2 & ~(1 << (OLD.facility_id % 62)), has2),
    may2 = iif(OLD.facility_id / 62 = 2, may2 & ~(1 << (OLD.facility_id % 62)), may2),
    has3 = iif(OLD.facility_id / 62 = 3, has3 & ~(1 << (OLD.facility_id % 62)), has3),
    may3 = iif(OLD.facility_id / 62 = 3, may3 & ~(1 << (OLD.facility_id % 62)), may3),
    persons = iif(OLD.facility_id = 1, NULL, persons),
    bedrooms = iif(OLD.facility_id = 2, NULL, bedrooms),
    bathrooms = iif(OLD.facility_id = 3, NULL, bathrooms),
    house_area = iif(OLD.facility_id = 5, NULL, house_area),
    beach = iif(OLD.facility_id = 180, NULL, beach),
    shop = iif(OLD.facility_id = 181, NULL, shop)
  WHERE lodging_id = OLD.lodging_id;
  INSERT INTO search_fact (lodging_id)
  SELECT NEW.lodging_id WHERE NOT EXISTS (SELECT 1 FROM search_fact WHERE lodging_id = NEW.lodging_id);
  UPDATE search_fact SET
    has0 = iif(NEW.facility_id / 62 = 0, (has0 & ~(1 << (NEW.facility_id % 62))) | iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), (1 << (NEW.facility_id % 62)), 0), has0),
    may0 = iif(NEW.facility_id / 62 = 0, (may0 & ~(1 << (NEW.facility_id % 62))) | iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), 0, (1 << (NEW.facility_id % 62))), may0),
    has1 = iif(NEW.facility_id / 62 = 1, (has1 & ~(1 << (NEW.facility_id % 62))) | iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), (1 << (NEW.facility_id % 62)), 0), has1),
    may1 = iif(NEW.facility_id / 62 = 1, (may1 & ~(1 << (NEW.facility_id % 62))) | iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), 0, (1 << (NEW.facility_id % 62))), may1),
    has2 = iif(NEW.facility_id / 62 = 2, (has2 & ~(1 << (NEW.facility_id % 62))) | iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), (1 << (NEW.facility_id % 62)), 0), has2),
    may2 = iif(NEW.facility_id / 62 = 2, (may2 & ~(1 << (NEW.facility_id % 62))) | iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), 0, (1 << (NEW.facility_id % 62))), may2),
    has3 = iif(NEW.facility_id / 62 = 3, (has3 & ~(1 << (NEW.facility_id % 62))) | iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), (1 << (NEW.facility_id % 62)), 0), has3),
    may3 = iif(NEW.facility_id / 62 = 3, (may3 & ~(1 << (NEW.facility_id % 62))) | iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), 0, (1 << (NEW.facility_id % 62))), may3),
    persons = iif(NEW.facility_id = 1, iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), NEW.value, NULL), persons),
    bedrooms = iif(NEW.facility_id = 2, iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), NEW.value, NULL), bedrooms),
    bathrooms = iif(NEW.facility_id = 3, iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), NEW.value, NULL), bathrooms),
    house_area = iif(NEW.facility_id = 5, iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), NEW.value, NULL), house_area),
    beach = iif(NEW.facility_id = 180, iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), NEW.value, NULL), beach),
    shop = iif(NEW.facility_id = 181, iif((NEW.from_date IS NULL AND NEW.to_date IS NULL AND (NEW.value = 1 OR (NEW.facility_id IN (1, 2, 3, 5, 180, 181) AND typeof(NEW.value) <> 'text'))), NEW.value, NULL), shop)
  WHERE lodging_id = NEW.lodging_id;
END;

-- The free stays of a house with all that they are sorted by: no stay's own row is read for its price.
DROP INDEX booking_option_nights;
CREATE INDEX booking_option_nights ON booking_option(
  lodging_id, duration, arrival, total_dkk, total_eur, price_dkk, normal_price_dkk, price_eur, normal_price_eur
) WHERE status = 1;
