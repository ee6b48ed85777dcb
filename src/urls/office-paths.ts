/** Where the editors' console shows the office what it works on; its mails lead there too. */
export const officePaths = { inbox: '/editor/inbox/', bookings: '/editor/bookings/' } as const

/** In small letters, as every address of the site. */
export function officeBookingPath(number: string): string {
  return `${officePaths.bookings}${number.toLowerCase()}/`
}
