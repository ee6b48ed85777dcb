/** Names that the server writes and the browser reads, so that the two cannot drift apart. */
export const islandElement = 'mh-island'
export const islandAttribute = {
  name: 'name',
  trigger: 'on',
  props: 'props',
  prefix: 'prefix',
  /** Set by the browser once React owns the island. */
  hydrated: 'data-hydrated',
  /** On a link that the island answers in place: a click on it waits for React, as a button's does. */
  replay: 'data-replay',
} as const

/** Marks such a link. */
export const answeredInPlace = { [islandAttribute.replay]: '' }

/** When an island's code is loaded: at once, when idle, in sight, at the first touch, or when a media query holds. */
export type IslandTrigger = 'load' | 'idle' | 'visible' | 'interaction' | `media:${string}`
