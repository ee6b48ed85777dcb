import { addDays } from './stays.ts'

export interface SoldStay {
  lodgingId: number
  arrival: string
  duration: number
}

/** Milliseconds: much longer than a search engine takes to index a sale. */
const rememberedMs = 5 * 60_000
const beginning = 'sold:'

/** The tag of a sale among the purges, by which every isolate learns of it. */
export function soldTag({ lodgingId, arrival, duration }: SoldStay, now: number): string {
  return `${beginning}${lodgingId}:${arrival}:${duration}:${now + rememberedMs}`
}

/** Parsed tags, by the known purges. */
const soldByTags = new WeakMap<object, readonly (SoldStay & { until: number })[]>()

/** Stays that were sold within the last minutes, from the purged tags. */
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

/** Whether a night of the stay is sold; of one whose length is not known its first. */
export function isSold(
  stay: { lodgingId: number; date: string | null; duration?: number | null },
  sold: readonly SoldStay[],
): boolean {
  const { lodgingId, date, duration } = stay
  if (date === null) return false
  const departure = addDays(date, duration ?? 1)
  return sold.some(
    (one) => one.lodgingId === lodgingId && date < addDays(one.arrival, one.duration) && departure > one.arrival,
  )
}
