import type { BookingLink } from '../contracts/my-bookings.ts'
import type { LoginTarget } from '../contracts/session.ts'
import type { SearchOrder } from '../domain/search-view.ts'
import { howWeSortPaths, pricesWords, searchPaths } from '../editions/url-words.ts'
import type { Market } from '../markets/market.ts'
import { bookingFolder } from './booking-folder.ts'

/** Paths of the office in the editors' console, to which its mails link. */
export const officePaths = { inbox: '/editor/inbox/', bookings: '/editor/bookings/' } as const

/** In lower case, as all paths of the site. */
export function officeBookingPath(number: string): string {
  return `${officePaths.bookings}${number.toLowerCase()}/`
}

/** Where each edition's feeds lie. */
export const feedUrls = { blog: '/feeds/blog.xml', lastMinute: '/feeds/last-minute.xml' } as const

/** The only place that writes a path. Static paths are the specification's English ones in every edition. */
export const href = {
  home: () => '/',
  search: (market: Market) => searchPaths[market.key],
  /** There is no criterion for last-minute offers: all houses, the largest discounts first. */
  discounts: (market: Market) =>
    `${searchPaths[market.key]}?searchOrder=${'discount-percentage' satisfies SearchOrder}`,
  /** The whole site's search: houses, places and pages by words. */
  find: (q = '') => `/find/${q && `?${new URLSearchParams({ q })}`}`,
  /** The page that explains the order of results: a content page of that slug. */
  howWeSort: (market: Market) => howWeSortPaths[market.key],
  lodging: (market: Market, name: string) => `/${market.lodgingPrefix}-${name.toLowerCase()}/`,
  /** Prices of an area by day; the slug is the location table's. */
  areaPrices: (market: Market, area: string) => `/${pricesWords[market.key]}/${area}/`,
  /** Houses side by side, by their numbers. */
  compare: (codes: readonly string[] = []) => `/compare/${codes.length > 0 ? `?houses=${codes.join(',')}` : ''}`,
  favorites: () => '/favorite-houses/',
  shareFavorites: () => '/favorite-houses/share/',
  /** A list that somebody has shared: ids of houses. */
  sharedFavorites: (ids: readonly number[]) => `/favorite-houses/shared/?ids=${ids.join('.')}`,
  mailViews: () => '/favorite-houses/views/',
  shortlist: (secret: string) => `${shortlistFolder}${secret}/`,
  /** WebSocket of its changes. */
  shortlistLive: (secret: string) => `${shortlistFolder}${secret}/live/`,
  /** For the creator of the list. */
  manageShortlist: (secret: string, admin: string) => `${shortlistFolder}${secret}/manage/${admin}/`,
  /** Two or three houses close to each other. */
  housesTogether: () => '/houses-together/',
  booking: () => bookingFolder,
  /** Begins a booking of that stay; `quote` is the signed quote of the price that is shown for it. */
  book: (name: string, arrival: string, duration: number, quote = '') =>
    `/booking/?lodging=${name.toLowerCase()}&arrival=${arrival}&duration=${duration}${quote && `&quote=${quote}`}`,
  /** Begins bookings of houses together for that stay, of which each may have a signed quote. */
  bookTogether: (
    houses: readonly { name: string; quote?: string | undefined }[],
    arrival: string,
    duration: number,
  ) => {
    const named = houses.map(({ name }) => `lodging=${name.toLowerCase()}&`).join('')
    const quotes = houses.map(({ quote }) => (quote ? `&quote=${quote}` : '')).join('')
    return `/booking/?${named}arrival=${arrival}&duration=${duration}${quotes}`
  },
  bookingStep: (step: 1 | 2 | 3) => `/booking/step${step}/`,
  /** A request for a stay of that house in a season without prices. */
  reserve: (name: string) => `/booking/reserve/?lodging=${name.toLowerCase()}`,
  /** Requests a mail when a stay that another guest holds is free. */
  stayAlert: (name: string, arrival: string, duration: number) =>
    `${stayAlertPath}?lodging=${name.toLowerCase()}&arrival=${arrival}&duration=${duration}`,
  bookingContinue: () => '/booking/continue/',
  /** @param target null: the plain login */
  login: (target: LoginTarget | null) => (target ? `/login/${target}/` : '/login/'),
  forgotPassword: (target: LoginTarget) => `/login/${target}/forgot/`,
  /** @param target null: of the agency's own people */
  resetPassword: (target: LoginTarget | null) => (target ? `/login/${target}/reset/` : '/login/reset/'),
  confirmLogin: () => '/login/confirm/',
  logout: () => '/logout/',
  /** Deletes everything that this browser stores of its guest. */
  forget: () => '/forget/',
  /** The guests' and owners' own pages. */
  account: () => '/account/',
  myBookings: () => '/account/bookings/',
  myBooking: (number: string) => `/account/bookings/${number.toLowerCase()}/`,
  cancelMyBooking: (number: string) => `/account/bookings/${number.toLowerCase()}/cancel/`,
  /** A booking without a login; with what its mail's link carries, or without, once a cookie does. */
  linkedBooking: (link: BookingLink | null = null) =>
    `/my-booking/${link ? `?${new URLSearchParams({ ...link })}` : ''}`,
  cancelLinkedBooking: () => '/my-booking/cancel/',
  /** Information for the day of arrival; of the account's booking, and of the one that this browser has made. */
  myArrival: (number: string) => `/account/bookings/${number.toLowerCase()}/arrival/`,
  bookingArrival: () => '/booking/arrival/',
  /** Shown where there is no network. */
  offline: () => '/offline/',
  profile: () => '/account/profile/',
  /** What is stored of the account, the file with all of it, and its deletion. */
  accountData: () => '/account/data/',
  accountFile: () => '/account/data.json',
  deleteAccount: () => '/account/delete/',
  bookingConfirmation: () => '/booking/confirmation/',
  /** A form that editors have made. */
  form: (key: string) => `${formFolder}${key}/`,
  formFor: (key: string, departmentId: string) => `${formFolder}${key}/?department=${departmentId}`,
  formReceipt: () => `${formFolder}receipt/`,
  comment: () => '/comments/',
  commentOn: (postId: string, replyTo: string) => `/comments/?post=${postId}&reply=${replyTo}`,
  smsSignup: () => '/sms-signup/',
  addOns: () => '/add-ons/',
  taxCalculation: () => '/tax-calculation/',
  cookieSettings: () => '/cookie-settings/',
  /** The calendar file of this browser's booking. */
  bookingCalendar: () => '/booking/calendar.ics',
}

const stayAlertPath = `${bookingFolder}alert/`
export const formFolder = '/forms/'
export const shortlistFolder = '/shortlist/'

export function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

/** Lodging ids as a URL names them, those of one option joined: '12.34-56'. */
export function writeOptionIds(options: readonly (number | readonly number[])[]): string {
  return options.map((option) => (typeof option === 'number' ? option : option.join('-'))).join('.')
}

/** '+49 (0)171 23 45' → 'tel:+491712345'. */
export function telephone(phone: string): string {
  return `tel:${phone.replace(/\( *0 *\)|[^+\d]/g, '')}`
}
