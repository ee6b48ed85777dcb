/** Names that the server writes and the browser reads, so that the two cannot drift apart. */
export const islandElement = 'mh-island'
export const islandAttribute = {
  name: 'name',
  trigger: 'on',
  props: 'props',
  prefix: 'prefix',
  /** Set by the browser once React owns the island. */
  hydrated: 'data-hydrated',
} as const

/** When an island's code is loaded: at once, when idle, in sight, at the first touch, or when a media query holds. */
export type IslandTrigger = 'load' | 'idle' | 'visible' | 'interaction' | `media:${string}`
