import * as v from 'valibot'
import { PathSchema, routeEntryTypes } from './route.ts'

const SlugSchema = v.pipe(v.string(), v.maxLength(400))
const IdSchema = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))

/** Body of POST /api/route/: a whole slug without slashes at its ends (the home page's is empty), or an entry's id. */
export const RouteDataRequestSchema = v.union(
  [
    v.strictObject({ slug: SlugSchema, passCache: v.optional(v.boolean(), false) }),
    v.strictObject({ sysId: IdSchema, passCache: v.optional(v.boolean(), false) }),
  ],
  'Name a slug or a sysId, and passCache if what is kept is to be passed over.',
)
export type RouteDataRequest = v.InferOutput<typeof RouteDataRequestSchema>

/** The reply. Routes are the entry's paths by locale; entry and redirect are both null where there is nothing. */
export const RouteDataSchema = v.object({
  entry: v.nullable(v.object({ id: v.string(), type: v.picklist(routeEntryTypes) })),
  routes: v.object({
    'da-DK': v.optional(PathSchema),
    'de-DE': v.optional(PathSchema),
    en: v.optional(PathSchema),
  }),
  redirect: v.nullable(v.object({ to: v.string(), isPermanent: v.boolean() })),
})
export type RouteData = v.InferOutput<typeof RouteDataSchema>

/** What is known of a slug or an entry (specification, section 4: route data per slug). */
export type RouteDataState =
  | { state: 'not-fetched' }
  | { state: 'fetched'; entry: NonNullable<RouteData['entry']>; routes: RouteData['routes'] }
  /** It was asked for, and there is nothing. */
  | { state: 'null' }
  | { state: 'redirect'; redirect: NonNullable<RouteData['redirect']> }

export function routeDataOf(known: Exclude<RouteDataState, { state: 'not-fetched' }>): RouteData {
  if (known.state === 'fetched') return { entry: known.entry, routes: known.routes, redirect: null }
  return { entry: null, routes: {}, redirect: known.state === 'redirect' ? known.redirect : null }
}
