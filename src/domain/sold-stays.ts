import { addDays } from './stays.ts'

export interface SoldStay {
  lodgingId: number
  arrival: string
  duration: number
}

/** Milliseconds: longer than a search engine takes to index a sale, or a hold, which may soon be released. */
const rememberedMs = { sold: 5 * 60_000, held: 30_000 }
const beginning = 'sold:'

/** The tag of a sale or a hold among the purges, by which every isolate learns of it. */
export function soldTag(
  { lodgingId, arrival, duration }: SoldStay,
  now: number,
  state: keyof typeof rememberedMs = 'sold',
): string {
  return `${beginning}${lodgingId}:${arrival}:${duration}:${now + rememberedMs[state]}`
}

/** Parsed tags, by the known purges. */
const soldByTags = new WeakMap<object, readonly (SoldStay & { until: number })[]>()

/** Stays that were sold or held within the last minutes, from the purged tags. */
export function soldStays(tags: Readonly<Record<string, unknown>>, now: number): readonly SoldStay[] {
  let sold = soldByTags.get(tags)
  if (!sold) {
    sold = Object.keys(tags).flatMap((tag) => (tag.startsWith(beginning) ? [readTag(tag)] : []))
    soldByTags.set(tags, sold)
  }
  return sold.length === 0 ? sold : sold.filter(({ until }) => until > now)
}

function readTag(tag: string): SoldStay & { until: number } {
  const [id, arrival = '', duration, until] = tag.slice(beginning.length).split(':')
  return { lodgingId: Number(id), arrival, duration: Number(duration), until: Number(until) }
}

/** What a search offers of a house: a stay, if it has a date. */
export interface Offered {
  lodgingId: number
  date?: string | null
  duration?: number | null
}

/** Whether a night of the stay is sold; of one whose length is not known its first. */
export function isSold({ lodgingId, date, duration }: Offered, sold: readonly SoldStay[]): boolean {
  if (!date) return false
  const departure = addDays(date, duration ?? 1)
  return sold.some(
    (one) => one.lodgingId === lodgingId && date < addDays(one.arrival, one.duration) && departure > one.arrival,
  )
}
