import { expect, test } from 'vitest'
import * as measures from '../../../client/measures.ts'
import { sourceLimits } from '../../../kv/content-sources.ts'
import { commentsPerPage, maxReplies, maxReplyLevels } from '../../../src/contracts/blog.ts'
import { maxEventCharacters } from '../../../src/contracts/telemetry.ts'
import { brokerLimits, portalReviewLimits } from '../../../src/domain/broker-limits.ts'
import { hashId } from '../../../src/domain/digests.ts'
import { favoritesCookie } from '../../../src/domain/favorites.ts'
import { petsNone } from '../../../src/domain/party-criteria.ts'
import { queryLimits } from '../../../src/domain/query-parameters.ts'
import { retriedStatuses } from '../../../src/domain/retries.ts'
import { lastSearchCookie } from '../../../src/domain/search/last-search.ts'
import { bathroomLevels, sizeBands } from '../../../src/domain/search-criteria.ts'
import { pageSizes } from '../../../src/domain/search-view.ts'
import { sessionCookie } from '../../../src/domain/session.ts'
import * as stays from '../../../src/domain/stays.ts'
import { changeDayDateDifference, expandArrival } from '../../../src/domain/stays.ts'
import { bookingClosesAtHour } from '../../../src/editions/agency-facts.ts'
import { priceSteps } from '../../../src/editions/table.ts'
import { maxStreets } from '../../../src/features/area/queries.ts'
import { pageLimits } from '../../../src/features/content/queries.ts'
import { searchDebounce } from '../../../src/islands/forms-query.ts'
import { maxLinks } from '../../../src/services/content.ts'
import { readSources } from '../../architecture/sources.ts'

const hours = 60 * 60
const ends = (list: readonly number[]) => [list[0], list.at(-1)]

test.each<[string, unknown, unknown]>([
  ['active seasons', stays.activeSeasons, [2025, 2026, 2027]],
  ['the hour until which is booked', bookingClosesAtHour, 13],
  ['results a page, the first being the default', pageSizes, [10, 24, 50]],
  ['milliseconds between two questions for the version', measures.versionInterval, 5 * 60 * 1000],
  ['days from a change day to its Saturday', Object.values(changeDayDateDifference), [2, 1, 0, -1, -2]],
  ['seconds of the session’s cookie', sessionCookie.maxAge, 720 * hours],
  ['seconds of the search’s cookie', lastSearchCookie.maxAge, 720 * hours],
  ['seconds of the favourites’ cookie', favoritesCookie.maxAge, 365 * 24 * hours],
  ['waits for a script, and how many', [measures.scriptPollDelay, measures.scriptTries], [200, 100]],
  ['characters of telemetry in a request', maxEventCharacters, 1_000_000],
  ['what is read of a query', queryLimits, { array: 20, depth: 5, parameters: 1000 }],
  ['images of a house', brokerLimits.images, 99],
  ['reviews of a house', brokerLimits.reviews, 999],
  ['cheapest booking options', brokerLimits.cheapestBookingOptions, 3],
  ['rows of consumption', brokerLimits.consumptionRows, 10],
  ['facilities', brokerLimits.facilities, 999],
  ['item prices', brokerLimits.itemPrices, 999],
  ['booking options', brokerLimits.bookingOptions, 999],
  ['names of houses', brokerLimits.lodgingNames, 9999],
  ['redirects', brokerLimits.redirects, 9999],
  ['houses counted', brokerLimits.lodgingCount, 99_999],
  ['keys of metas', brokerLimits.metas, 100],
  ['streets of the broker', brokerLimits.streets, 1000],
  ['streets of an area', maxStreets, 200],
  ['third-party-style reviews', portalReviewLimits, { count: 10, minStars: 2 }],
  ['comments, replies, levels', [commentsPerPage, maxReplies, maxReplyLevels], [100, 50, 4]],
  ['entries and assets that one batch resolves', maxLinks, 50],
  ['posts that the compiler reads at once', sourceLimits.sources, 100],
  ['questions of a section', pageLimits.faqs, 20],
  ['pictures of a section', pageLimits.galleryImages, 10],
  ['employees of a section', pageLimits.employees, 30],
  ['pictures of a recommendation', pageLimits.recommendationImages, 5],
  ['categories of a recommendation', pageLimits.recommendationCategories, 10],
  ['markers of a map', pageLimits.mapMarkers, 10],
  ['delay of a tooltip', measures.tooltipDelay, 200],
  ['delay of a menu that hides', measures.menuHideDelay, 400],
  ['distance of a popover', measures.popoverDistance, 5],
  ['routes loaded ahead at once', measures.prefetchLimit, 4],
  ['debounce of a search', searchDebounce, 200],
  ['delay of a menu that opens', measures.menuShowDelay, 350],
  ['turn of the carousel', measures.carouselInterval, 3000],
  ['tolerance of a tap', measures.tapTolerance, 20],
  ['steps of kroner', ends(priceSteps.DKK), [1500, 60_000]],
  ['steps of euros', ends(priceSteps.EUR), [250, 8000]],
  ['days that are last minute', stays.lastMinuteWindowDays, 21],
  ['years that a house is new', stays.newHouseYears, 3],
  ['days that a house is new with the agency', stays.newAtProviderDays, 365],
  ['bands of size', sizeBands, [50, 100, 150]],
  ['the pets’ value for none', petsNone, '4'],
  ['levels of bathrooms', ends(bathroomLevels), [1, 8]],
  ['nights where nobody says how many', stays.defaultDuration, 7],
  ['days that a Saturday expands to', expandArrival('2026-11-21').length, 5],
  ['statuses after which a question is asked again', [...retriedStatuses], [408, 409, 425, 429, 500, 502, 503, 504]],
])('the specification’s section 9: %s', (_, actual, specified) => {
  expect(actual).toEqual(specified)
})

test('a content is named by ten characters of its SHA-256 digest', async () => {
  expect(await hashId('abc')).toBe('ba7816bf8f')
})

/** What no other module needs, where it is kept and used. */
test.each([
  ['src/features/blog/posts.tsx', 'const postsPerPage = 30'],
  ['src/features/content/queries.ts', 'const maxEmployees = 1000'],
  ['src/features/contest/queries.ts', 'const maxContests = 10'],
  ['src/features/contest/current.tsx', 'const latestImages = 3'],
  ['src/islands/fetch-results.ts', 'const attempts = 3'],
  ['src/islands/fetch-results.ts', 'const attemptDelay = 1_000'],
  ['src/route-data.ts', 'const furtherTries = 3'],
  ['src/domain/broker-limits.ts', 'const guestReviewDays = 730'],
  ['client/styles/tokens.css', '--container: 80rem;'],
])('%s has %s, and uses it', async (path, declared) => {
  const [source] = await readSources([path])
  const name = /(?:const |(?=--))([\w-]+)/.exec(declared)?.[1] ?? ''
  const everywhere = path.endsWith('.css') ? await readSources(['client/styles/**/*.css']) : [source]
  expect(source?.text).toContain(declared)
  const uses = everywhere.reduce((sum, each) => sum + (each?.text.split(name).length ?? 1) - 1, 0)
  expect(uses).toBeGreaterThan(1)
})

test('no query writes a number where a limit has a name', async () => {
  const sources = await readSources([
    'src/features/**/*.ts',
    'src/routing/**/*.ts',
    'src/services/**/*.ts',
    'src/contracts/queries/*.ts',
    'kv/**/*.ts',
  ])
  const numbered = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\(limit: \d{2,}|, limit: \d{2,}\)/g)].map(([found]) => `${path} ${found}`),
  )
  expect(numbered).toEqual([])
})
