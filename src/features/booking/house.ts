/** The house that is being booked, as the pages and their islands show it. */
export interface BookingHouse {
  id: number
  /** Its code. */
  name: string
  title: string
  address: string
  postalCode: string
  city: string
  persons: number
  pets: number
  picture: { path: string; width: number; height: number } | null
}
