/** Addresses of the console. */
export const editorPaths = {
  home: '/editor/',
  inbox: '/editor/inbox/',
  bookings: '/editor/bookings/',
  cached: '/editor/cached/',
  report: '/editor/report/',
  marks: '/editor/marks/',
  purge: '/editor/purge/',
  signIn: '/editor/sign-in/',
  signOut: '/editor/sign-out/',
} as const

/** In small letters, as every address of the site. */
export function bookingPath(number: string): string {
  return `${editorPaths.bookings}${number.toLowerCase()}/`
}

/** A picture that waits, as small as the inbox shows it, or whole. */
export function uploadPath(id: string, size: 'small' | 'large'): string {
  return `/editor/uploads/${id}/${size}/`
}

export function receiptPath(epoch: number): string {
  return `/editor/receipts/${epoch}/`
}

/** Where the console tells of that address what is cached. */
export function cachedPath(address: string): string {
  return `${editorPaths.cached}?${new URLSearchParams({ address })}`
}
