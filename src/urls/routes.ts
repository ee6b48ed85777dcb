import { pricesWords } from '../editions/url-words.ts'
import { type Market, markets } from '../markets/market.ts'
import { contestStart, href } from './paths.ts'

/** Whether a page is the same for everyone, or one visitor's own: never cached, always loaded whole, never told of. */
export type Visibility = 'shared' | 'private'

export interface Route {
  /** Hono's patterns of the path, without page number and format; where editions differ, that of each. */
  path: string | readonly string[] | ((market: Market) => string)
  visibility: Visibility
  /** Whether it answers a POST; other pages answer it with 405. */
  takesForms?: true
  /** Whether it has further pages at `page/N`; of any other they are not found. */
  numbered?: true
  /** Names of what else stands before its loader (routing/middleware.ts). */
  middleware?: readonly string[]
  /** Its forms may bring pictures: more of a body is read. */
  takesPictures?: true
  /** What reading it counts as for a visitor's rate (middleware/limit-rates.ts); forms count as such anyway. */
  rate?: 'form' | 'query'
  /** Programs are told to stay away from it and from what lies below. */
  robots?: 'disallow'
  /** A page without an entry that is worth finding. */
  sitemap?: true
}

/** Every page of the site by its name, in the order in which a path is compared with them. */
export const routes = {
  booking: { path: '/booking/', visibility: 'private', takesForms: true, rate: 'form', robots: 'disallow' },
  'booking-step1': { path: '/booking/step1/', visibility: 'private', takesForms: true },
  'booking-step2': { path: '/booking/step2/', visibility: 'private', takesForms: true },
  'booking-step3': { path: '/booking/step3/', visibility: 'private', takesForms: true },
  'booking-reserve': { path: '/booking/reserve/', visibility: 'private', takesForms: true },
  'booking-alert': { path: '/booking/alert/', visibility: 'private', takesForms: true },
  'booking-continue': { path: '/booking/continue/', visibility: 'private', takesForms: true },
  'booking-confirmation': { path: '/booking/confirmation/', visibility: 'private', takesForms: true },
  'booking-arrival': { path: '/booking/arrival/', visibility: 'private', takesForms: true },
  favorites: { path: '/favorite-houses/', visibility: 'private', takesForms: true, robots: 'disallow' },
  'favorites-share': { path: '/favorite-houses/share/', visibility: 'private', takesForms: true },
  'favorites-shared': { path: '/favorite-houses/shared/', visibility: 'private' },
  'favorites-views': { path: '/favorite-houses/views/', visibility: 'private', takesForms: true },
  'comment-form': { path: '/comments/', visibility: 'private', takesForms: true, robots: 'disallow' },
  account: { path: '/account/', visibility: 'private', takesForms: true, robots: 'disallow' },
  'my-bookings': { path: '/account/bookings/', visibility: 'private', takesForms: true },
  profile: { path: '/account/profile/', visibility: 'private', takesForms: true },
  'my-booking': { path: '/account/bookings/:number{[a-z0-9-]{3,40}}/', visibility: 'private' },
  'my-arrival': { path: '/account/bookings/:number{[a-z0-9-]{3,40}}/arrival/', visibility: 'private' },
  logout: { path: '/logout/', visibility: 'private', takesForms: true, robots: 'disallow' },
  forget: { path: '/forget/', visibility: 'private', takesForms: true },
  login: { path: '/login/', visibility: 'private', takesForms: true, robots: 'disallow' },
  'login-guest': { path: '/login/guest/', visibility: 'private', takesForms: true },
  'forgot-guest': { path: '/login/guest/forgot/', visibility: 'private', takesForms: true },
  'reset-guest': { path: '/login/guest/reset/', visibility: 'private', takesForms: true },
  'login-owner': { path: '/login/owner/', visibility: 'private', takesForms: true },
  'forgot-owner': { path: '/login/owner/forgot/', visibility: 'private', takesForms: true },
  'reset-owner': { path: '/login/owner/reset/', visibility: 'private', takesForms: true },
  'login-confirm': { path: '/login/confirm/', visibility: 'private', takesForms: true },
  shortlist: {
    path: [
      '/shortlist/',
      '/shortlist/:secret{[0-9a-f]{32}}/',
      '/shortlist/:secret{[0-9a-f]{32}}/manage/:admin{[0-9a-f]{32}}/',
    ],
    visibility: 'private',
    takesForms: true,
    rate: 'query',
    robots: 'disallow',
  },
  'form-receipt': { path: '/forms/receipt/', visibility: 'private' },
  form: { path: '/forms/*', visibility: 'private', takesForms: true, takesPictures: true },
  'cookie-settings': { path: '/cookie-settings/', visibility: 'private', takesForms: true },
  'tax-calculation': {
    path: '/tax-calculation/',
    visibility: 'private',
    takesForms: true,
    middleware: ['picture'],
    sitemap: true,
  },
  'sms-signup': {
    path: '/sms-signup/',
    visibility: 'private',
    takesForms: true,
    middleware: ['picture'],
    sitemap: true,
  },
  'add-ons': { path: '/add-ons/', visibility: 'private', takesForms: true, middleware: ['picture'], sitemap: true },
  'houses-together': { path: '/houses-together/', visibility: 'shared', sitemap: true },
  'contest-upload': {
    path: href.contestUpload,
    visibility: 'private',
    takesForms: true,
    takesPictures: true,
    middleware: ['picture'],
    sitemap: true,
  },
  'contest-image': { path: (market) => `${contestYear(market)}:slug{[a-z0-9-]{1,120}}/`, visibility: 'shared' },
  'contest-year': { path: contestYear, visibility: 'shared', numbered: true, middleware: ['picture'] },
  find: { path: '/find/', visibility: 'shared' },
  compare: { path: '/compare/', visibility: 'shared' },
  offline: { path: '/offline/', visibility: 'shared' },
  lodging: {
    // A house's code: letters and digits with at least one digit (specification, section 5).
    path: ({ lodgingPrefix }) => `/:house{${lodgingPrefix}-(?=.*\\d)[a-zA-Z0-9]{2,12}}/`,
    visibility: 'shared',
  },
  'area-prices': { path: ({ key }) => `/${pricesWords[key]}/:area/`, visibility: 'shared' },
  /** Whatever the editors have made: looked up as a compiled route record (routing/catch-all.ts). */
  'catch-all': { path: '/*', visibility: 'shared', numbered: true },
} as const satisfies Record<string, Route>

/** '/photo-contest/photo-contest-2026/' (specification, section 2). */
function contestYear(market: Market): string {
  const [, word, start] = contestStart(market).split('/')
  return `/${word}/:contest{${start}\\d{4}}/`
}

export const routeList: readonly Route[] = Object.values(routes)

export function patternsOf({ path }: Pick<Route, 'path'>, market: Market): readonly string[] {
  return [typeof path === 'function' ? path(market) : path].flat()
}

/** What every path of that pattern begins with: all of it where it has no parameters. */
function staticStart(pattern: string): string {
  return pattern.replace(/[:*].*$/, '')
}

/** What the paths of such routes begin with in any edition; what lies below another of them is not told apart. */
export function startsOf(which: (route: Route) => boolean): string[] {
  const patterns = routeList.filter(which).flatMap((route) => markets.flatMap((market) => patternsOf(route, market)))
  const starts = [...new Set(patterns.map(staticStart))]
  return starts.filter((start) => !starts.some((other) => start !== other && start.startsWith(other)))
}

/** Paths of pages that are there whatever anybody has made. */
export function staticPaths(market: Market, which: (route: Route) => boolean = () => true): string[] {
  return routeList
    .filter(which)
    .flatMap((route) => patternsOf(route, market))
    .filter((pattern) => staticStart(pattern) === pattern)
}
