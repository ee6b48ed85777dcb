import { byEdition } from '../editions/table.ts'
import { accountRoutes } from '../features/account/routes.ts'
import { addOnsRoutes } from '../features/add-ons/routes.ts'
import { areaRoutes } from '../features/area/routes.ts'
import { blogRoutes } from '../features/blog/routes.ts'
import { bookingRoutes } from '../features/booking/routes.ts'
import { compareRoutes } from '../features/compare/routes.ts'
import { consentRoutes } from '../features/consent/routes.ts'
import { contestRoutes } from '../features/contest/routes.ts'
import { favoritesRoutes } from '../features/favorites/routes.ts'
import { findRoutes } from '../features/find/routes.ts'
import { formsRoutes } from '../features/forms/routes.ts'
import { lodgingRoutes } from '../features/lodging/routes.ts'
import { offlineRoutes } from '../features/offline/routes.ts'
import { shortlistRoutes } from '../features/shortlist/routes.ts'
import { smsSignupRoutes } from '../features/sms-signup/routes.ts'
import { taxCalculationRoutes } from '../features/tax-calculation/routes.ts'
import { togetherRoutes } from '../features/together/routes.ts'
import { type EditionKey, type Market, markets } from '../markets/market.ts'
import { fragmentFolder } from './fragment-url.ts'
import { pagePolicy, type Route } from './route.ts'

/** Every page of the site by its name, in the order in which a path is compared with them. */
export const routes = {
  ...bookingRoutes,
  ...favoritesRoutes,
  ...blogRoutes,
  ...accountRoutes,
  ...shortlistRoutes,
  ...formsRoutes,
  ...consentRoutes,
  ...taxCalculationRoutes,
  ...smsSignupRoutes,
  ...addOnsRoutes,
  ...togetherRoutes,
  ...contestRoutes,
  ...findRoutes,
  ...compareRoutes,
  ...offlineRoutes,
  ...lodgingRoutes,
  ...areaRoutes,
  /** Pages of the editors: looked up as a compiled route record. Each screen has a policy (routing/catch-all.ts). */
  'catch-all': { path: '/*', visibility: 'shared', cachePolicy: pagePolicy, numbered: true },
} as const satisfies Record<string, Route>

/** Route of fragments. */
export const fragmentRoute = {
  path: `${fragmentFolder}*`,
  visibility: 'shared',
  cachePolicy: pagePolicy,
} as const satisfies Route

export const routeList: readonly Route[] = Object.values(routes)

export function patternsOf({ path }: Pick<Route, 'path'>, market: Market): readonly string[] {
  return [typeof path === 'function' ? path(market) : path].flat()
}

/**
 * Paths of a page in all editions: its route's pattern there, with the same parameters. Editions whose pattern has
 * other parameters are left out, as for a house, whose code follows a word of the edition.
 * @param own its path in its own edition
 */
export function alternatesOf(
  route: Pick<Route, 'path'>,
  params: Readonly<Record<string, string>>,
  own: string,
): Partial<Record<EditionKey, string>> {
  if (typeof route.path !== 'function') return byEdition(() => own)
  const paths = markets.flatMap((market) => {
    const path = patternsOf(route, market).map((pattern) => filledPattern(pattern, params))[0]
    return path == null ? [] : [[market.key, path] as const]
  })
  return Object.fromEntries(paths)
}

function filledPattern(pattern: string, params: Readonly<Record<string, string>>): string | null {
  const parts = pattern.split('/').map((part) => {
    const [, name, rule = '[^/]+'] = /^:(\w+)(?:\{(.+)\})?$/.exec(part) ?? []
    if (name === undefined) return part
    const value = params[name] ?? ''
    return new RegExp(`^(?:${rule})$`).test(value) ? value : null
  })
  return parts.includes(null) ? null : parts.join('/')
}

/** The static beginning of a pattern: all of it where it has no parameters. */
function staticStart(pattern: string): string {
  return pattern.replace(/[:*].*$/, '')
}

/** Beginnings of such routes' paths in all editions; those below another one are left out. */
export function startsOf(which: (route: Route) => boolean): string[] {
  const patterns = routeList.filter(which).flatMap((route) => markets.flatMap((market) => patternsOf(route, market)))
  const starts = [...new Set(patterns.map(staticStart))]
  return starts.filter((start) => !starts.some((other) => start !== other && start.startsWith(other)))
}

/** Paths of pages that do not depend on content. */
export function staticPaths(market: Market, which: (route: Route) => boolean = () => true): string[] {
  return routeList
    .filter(which)
    .flatMap((route) => patternsOf(route, market))
    .filter((pattern) => staticStart(pattern) === pattern)
}
