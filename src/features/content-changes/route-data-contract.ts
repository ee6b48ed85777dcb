import * as v from 'valibot'
import { type CompiledRoute, PathSchema, routeEntryTypes } from '../../contracts/route.ts'
import { byLocale } from '../../editions/by-edition.ts'

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
  routes: v.object(byLocale(() => v.optional(PathSchema))),
  redirect: v.nullable(v.object({ to: v.string(), isPermanent: v.boolean() })),
})
export type RouteData = v.InferOutput<typeof RouteDataSchema>

export function routeDataOf(route: CompiledRoute | null): RouteData {
  if (!route) return { entry: null, routes: {}, redirect: null }
  if (route.kind === 'redirect') return { entry: null, routes: {}, redirect: route.redirect }
  const { id, type } = route.entry
  return { entry: { id, type }, routes: byLocale(({ key }) => route.routes[key]), redirect: null }
}
