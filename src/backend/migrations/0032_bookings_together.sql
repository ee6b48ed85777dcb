-- Bookings that were made by one press, all of them or none: the number of the first of them. NULL: booked by itself.
ALTER TABLE booking ADD COLUMN order_number TEXT;
CREATE INDEX booking_order ON booking(order_number) WHERE order_number IS NOT NULL;
