/** Outside services that the site calls. The embedded back end stands in for each whose URL is not configured. */
export const serviceNames = [
  'content',
  'broker',
  'search',
  'booking',
  'images',
  'workers',
  'urgency',
  'favorites',
  'related',
  'auth',
] as const
export type ServiceName = (typeof serviceNames)[number]

/** Services whose replies are cached, and that may notify of every change. */
export const servicesThatNotify = ['content', 'broker', 'search', 'related', 'urgency'] as const satisfies ServiceName[]

/** What a service's variables begin with: `SEARCH` of `SEARCH_URL` and `SEARCH_KEY`. */
export function servicePrefix<Name extends ServiceName>(name: Name): Uppercase<Name> {
  return name.toUpperCase() as Uppercase<Name>
}
