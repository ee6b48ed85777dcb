import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FeedChangesReplySchema } from '../../../src/contracts/purge.ts'
import type { CachePolicy } from '../../../src/domain/cache-policy.ts'
import { staysTag } from '../../../src/domain/change-tags.ts'
import { arrivalsOf } from '../../../src/domain/criteria-request.ts'
import type { Criteria } from '../../../src/domain/search-criteria.ts'
import { addDays, today } from '../../../src/domain/stays.ts'
import { listHouses, loadAreaCounts } from '../../../src/features/search/load.ts'
import { loadCounts } from '../../../src/features/search/load-counts.ts'
import { markets } from '../../../src/markets/market.ts'
import type { ReadThrough } from '../../../src/services/read-through.ts'
import { createMeilisearch } from '../../../src/services/search/meilisearch.ts'
import { createSearchService } from '../../../src/services/search/search.ts'
import { parseReply } from '../../../src/services/service-error.ts'
import { createUrgencyService } from '../../../src/services/urgency.ts'
import { call } from '../call.ts'
import { emptySmallAgency, seedSmallAgency } from '../fixtures/seeded.ts'
import { type PlainHouse, type PlainStay, readPlainAgency } from './plain-agency.ts'
import { randomCriteria } from './random-criteria.ts'
import { clientOptions } from './search-call.ts'

/** What a copy of a search's reply may outlive its minute by (docs/caching.md): never a change that would have made it another. */
const weeks = 10
let houses: PlainHouse[] = []
let stays: PlainStay[] = []
let place = { stamp: '', number: 0 }

beforeAll(async () => {
  await seedSmallAgency(env.DB, 24, weeks)
  houses = await readPlainAgency(env.DB)
  stays = houses.flatMap((house) => house.stays)
  await changedTags()
})
afterAll(() => emptySmallAgency(env.DB))

/** Caching of a reply. */
interface CachedList {
  tags: readonly string[]
  policy: CachePolicy | null
}

const kept: CachedList[] = []
const noting: ReadThrough = async ({ service, schema, cachePolicy, policyOf, tags, fetchReply: ask }) => {
  const reply = await ask()
  const data = parseReply(service, schema, reply)
  kept.push({ tags: tags(data, reply), policy: policyOf?.(data) ?? cachePolicy })
  return { reply, data }
}
const endpoint = (name: 'search' | 'urgency') => ({
  ...{ name, url: `http://backend/${name}`, key: env.SERVICE_KEY },
  fetch: (url: string, init: RequestInit) => call(url.slice('http://backend'.length), init),
})
const search = createSearchService(createMeilisearch(endpoint('search'), clientOptions), noting)
const urgency = createUrgencyService(endpoint('urgency'), {}, noting)

const [market] = markets
const view = { searchOrder: 'price-asc', page: 1, result: 5 } as const

const asked = {
  results: (criteria: Criteria) => listHouses(search, { criteria, view, market, now: new Date() }),
  counts: (criteria: Criteria) => loadCounts({ search }, { criteria, market, now: new Date() }, 'houses'),
  days: (criteria: Criteria) => loadCounts({ search }, { criteria, market, now: new Date() }, 'all'),
  urgency: (criteria: Criteria) => urgency.decide(criteria, market.id),
  // As the front page and a place's page ask.
  areas: (criteria: Criteria) => loadAreaCounts({ search }, { criteria, market, now: new Date() }),
  soon: () =>
    search.lodgings({
      ...{ kind: 'lodging', market: market.id, resultsPerPage: 4, parameters: { lastMinute: true } },
      order: [{ property: 'discountPercentage', direction: 'DESC' }],
    }),
  ofPlace: () =>
    search.lodgings({
      ...{ kind: 'lodging', market: market.id, resultsPerPage: 3, order: [{ property: 'price', direction: 'ASC' }] },
      parameters: { locations: houses.slice(0, 1).map(({ location_id }) => location_id) },
    }),
  // As a house's page asks for those that are alike.
  named: () =>
    search.lodgings({
      ...{ kind: 'lodging', market: market.id, resultsPerPage: 24 },
      parameters: { lodgingId: houses.map(({ id }) => id) },
    }),
}

/** The replies, each with its caching. */
async function askAll(criteria: Criteria) {
  const replies: { of: string; reply: string; tags: string[]; watches: readonly string[] }[] = []
  for (const [of, ask] of Object.entries(asked)) {
    kept.length = 0
    const reply = JSON.stringify(await ask(criteria))
    // After its minute a copy ends by what it watches; one with a longer age ends by its tags.
    const brief = kept.filter(({ policy }) => (policy?.maxAgeIfNotified ?? 0) <= 60)
    const watches = brief.flatMap(({ policy }) => policy?.watches ?? [staysTag()])
    replies.push({ of, reply, tags: kept.flatMap(({ tags }) => tags), watches })
  }
  return replies
}

/** Tags of the changes since the last call. */
async function changedTags(): Promise<ReadonlySet<string>> {
  const reply = await call(`/changes/?stamp=${place.stamp}&after=${place.number}`)
  const { data } = v.parse(FeedChangesReplySchema, await reply.json())
  place = data
  return new Set(data.tags)
}

/** Those that stays decide about, so that a change of one is likely to show. */
const ofStays = new Set(['ankomst', 'flex', 'arrivalWeekNextOccurence', 'maaned', 'duration', 'omraader', 'maxPris'])
const datedCriteria = (criteria: Criteria): Criteria => new Map([...criteria].filter(([key]) => ofStays.has(key)))

/** Changes of a stay of a house, or of every second house. */
const houseOf = '(lodging_id = ?1 OR (?5 AND lodging_id % 2 = ?1 % 2))'
const overlapping = "arrival < date(?2, '+' || ?3 || ' days') AND date(arrival, '+' || duration || ' days') > ?2"
const changes = {
  price: `UPDATE booking_option SET total_dkk = total_dkk * ?4 WHERE ${houseOf} AND arrival = ?2 AND duration = ?3`,
  // As by a booking, and by its end.
  sale: `UPDATE booking_option SET status = CAST(?4 > 1 AS INTEGER) WHERE ${houseOf} AND ${overlapping}`,
  hold: `INSERT OR REPLACE INTO night (lodging_id, date, holder, expires_at)
    SELECT DISTINCT lodging_id, date(?2, '+' || value || ' days'), 'hold:test', unixepoch() + CAST(3600 * ?4 AS INTEGER)
    FROM booking_option, json_each('[0,1,2,3,4,5,6,7,8,9,10,11,12,13]') WHERE ${houseOf} AND value < ?3`,
  end: `DELETE FROM night WHERE ${houseOf} AND date >= ?2 AND date < date(?2, '+' || ?3 || ' days') AND ?4 > 0`,
} as const

interface Changed {
  kind: keyof typeof changes
  /** Whether it is a stay of the days that are searched, or about then. */
  isNear: boolean
  stay: number
  factor: number
  isOfMany: boolean
}

const changed: fc.Arbitrary<Changed> = fc.record({
  kind: fc.constantFrom(...(Object.keys(changes) as (keyof typeof changes)[])),
  isNear: fc.boolean(),
  stay: fc.nat(),
  factor: fc.constantFrom(0.2, 0.9, 1.2, 4),
  isOfMany: fc.boolean(),
})

async function make({ kind, isNear, stay: number, factor, isOfMany }: Changed, criteria: Criteria): Promise<void> {
  const days = arrivalsOf(criteria, today())
  const [first, last] = [addDays(days[0] ?? today(), -7), addDays(days.at(-1) ?? today(), 7)]
  const near = stays.filter(({ arrival }) => arrival >= first && arrival <= last)
  const among = isNear && near.length > 0 ? near : stays
  const stay = among[number % among.length]
  if (!stay) throw new Error('The agency has no stays')
  await env.DB.prepare(changes[kind]).bind(stay.lodging_id, stay.arrival, stay.duration, factor, Number(isOfMany)).run()
}

test('whatever is sold, held, let go or dearer ends every copy that it would have made another, and not all others', async () => {
  const seen = { others: 0, same: 0, kept: 0 }
  const trials = fc.tuple(
    randomCriteria(houses, weeks).map(datedCriteria),
    fc.array(changed, { minLength: 1, maxLength: 3 }),
  )
  await fc.assert(
    fc.asyncProperty(trials, async ([criteria, made]) => {
      const before = await askAll(criteria)
      for (const each of made) await make(each, criteria)
      const changed = await changedTags()
      const after = await askAll(criteria)
      for (const [place, { of, reply, tags, watches }] of before.entries()) {
        const ending = [...tags, ...watches].filter((tag) => changed.has(tag))
        const isOther = reply !== after[place]?.reply
        if (isOther) expect(ending, of).not.toEqual([])
        seen[isOther ? 'others' : ending.length > 0 ? 'same' : 'kept'] += 1
      }
    }),
    { numRuns: 30 },
  )
  expect(seen.others).toBeGreaterThan(10)
  expect(seen.kept).toBeGreaterThan(10)
})
