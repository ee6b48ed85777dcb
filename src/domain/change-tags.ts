/** Tags of change notifications, which lists watch (docs/caching.md), beside the ids of kv/tags.ts. */

/** Tag of any house: in every notification that may concern one, except those of stays alone. */
export const factsTag = 'facts'

/** Tag of stays and nights, of all places or one of the location table, of all weeks or one (`weekOf`). */
export function staysTag({
  location,
  week,
}: {
  location?: number | undefined
  week?: number | undefined
} = {}): string {
  return `stays:${location ?? ''}:${week ?? ''}`
}

/**
 * Tag of what a search without dates shows: houses and the offer of each. Of all places, where only an offer has
 * changed, or of one of the location table.
 */
export function housesTag({ location }: { location?: number | undefined } = {}): string {
  return `houses:${location ?? ''}`
}

const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * The week of an ISO day, or of one so many days later: from Thursday to Wednesday, numbered since 1970. Houses change
 * from Thursday to Monday, so that a week in a house touches two of them. The back end's triggers number nights in the
 * same way (0035_told_stays.sql).
 */
export function weekOf(isoDay: string, daysLater = 0): number {
  return Math.floor((Date.parse(isoDay) / dayMilliseconds + daysLater) / 7)
}

/** Tags of content and of other data that no search for houses contains. */
const ofNoHouse = /^(?:(?:entry|type|page|market):|(?:menu|settings|redirects|content|weather)$)/

/**
 * Adds the tags of what may have changed with them, where only they are known: the houses themselves, and the facts of
 * any.
 */
export function withFacts(tags: readonly string[]): string[] {
  const withHouses = withHousesOf(tags)
  return tags.every((tag) => ofNoHouse.test(tag)) ? withHouses : [...withHouses, factsTag]
}

/** Adds to each house's tag the one of the house itself, and to each place's the one of its houses. */
export function withHousesOf(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => {
    const [kind, id] = tag.split(':')
    if (kind === 'lodging') return [tag, `house:${id}`]
    return kind === 'location' ? [tag, housesTag({ location: Number(id) })] : [tag]
  })
}
