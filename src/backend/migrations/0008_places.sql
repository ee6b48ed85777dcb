-- What a search filters houses by, place by place: read in order, without the houses' own rows.
DROP INDEX lodging_location;
CREATE INDEX lodging_place ON lodging(
  location_id, persons, pets, bedrooms, bathrooms, house_area, beach_distance,
  rating, review_average, review_count, published_at
);
