import { expect, test, vi } from 'vitest'
import { hasTooManyCriteria, maxCriteria, parseCriteria } from '../../src/domain/search-criteria.ts'
import { countedChoices } from '../../src/features/search/counted-choices.ts'
import { formatMessage } from '../../src/markets/format-message.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { href } from '../../src/urls/paths.ts'
import { noHouses } from './houses.ts'
import { openSite, origins } from './site.ts'

/** Facilities that can be requested, each with a number, and what is left out of the limit beside them. */
function queryOf(count: number): string {
  const ids = Array.from({ length: 400 }, (_, index) => String(index + 1))
  const known = ids.filter((id) => parsed(`${id}=ne~77`) === 1)
  const all = known.slice(0, count).map((id) => `${id}=ne~77`)
  expect(all).toHaveLength(count)
  return `${all.join('&')}&utm_source=letter&page=1&junk=1`
}

function parsed(query: string): number {
  return parseCriteria(new URLSearchParams(query)).size
}

function watchedSite() {
  const search = {
    lodgings: vi.fn(async () => noHouses),
    counts: vi.fn(async (_: string, searches: readonly unknown[]) => searches.map(() => 0)),
    choiceCounts: vi.fn(async () => ({})),
    placed: vi.fn(async () => ({ hits: [], totalHits: 0 })),
    houseLocations: vi.fn(async () => ({ hits: [], totalHits: 0 })),
  }
  const site = openSite({ search })
  return { ...site, calls: () => Object.values(search).reduce((sum, { mock }) => sum + mock.calls.length, 0) }
}

test.each(markets)(
  '$key: a search with too many criteria is refused in words that say how many it may have',
  async (market) => {
    const count = maxCriteria + 1
    const text = formatMessage(messagesOf(market).errors.tooManyCriteriaText, { max: maxCriteria, count }, market)
    expect(text).toMatch(new RegExp(`\\b${maxCriteria}\\b.*\\b${count}\\b`))
    const site = watchedSite()
    for (const path of [href.search(market), href.housesTogether()]) {
      const response = await site.fetch(`${origins[market.key]}${path}?ankomst=2027-07-03&${queryOf(maxCriteria)}`)
      expect(response.status).toBe(400)
      expect(await response.text()).toContain(text)
      const payload = await site.fetch(
        `${origins[market.key]}${path}_payload.json?ankomst=2027-07-03&${queryOf(maxCriteria)}`,
      )
      expect(payload.status).toBe(400)
      expect(await payload.json()).toMatchObject({ kind: 'page', status: 400, html: expect.stringContaining(text) })
    }
    expect(site.calls()).toBe(0)
  },
)

test.each(['/api/search/', '/api/search/cards/', '/api/search/counts/', '/api/map/'])(
  '%s refuses as many before it asks anybody',
  async (path) => {
    const site = watchedSite()
    for (const of of ['', '&of=dates', '&of=houses']) {
      const url = `${path}?kort=55,8,56,9&zoom=9${of}&${queryOf(maxCriteria)}&${'husdyr=1&maxPris=9000'}`
      const response = await site.fetch(url)
      expect(response.status).toBe(400)
      const { error } = (await response.json()) as { error: { code: string; message: string } }
      expect(error.code).toBe('too_many_criteria')
      expect(error.message).toContain(` ${maxCriteria} criteria at most`)
    }
    expect(site.calls()).toBe(0)
  },
)

test('as many as are allowed are searched for', async () => {
  const site = watchedSite()
  expect((await site.fetch(`/soeg/?${queryOf(maxCriteria)}`)).status).toBe(200)
  expect((await site.fetch(`/api/search/?${queryOf(maxCriteria)}`)).status).toBe(200)
  expect(site.calls()).toBeGreaterThan(0)
})

test('whoever chooses everything that the forms offer is below the limit', () => {
  for (const { currency } of markets) {
    const choices = countedChoices(currency, '2026-11-22')
    const words = {
      textQuery: 'klitten',
      vejnavn: 'Harestien',
      kort: '55,8,56,9',
      ankomst: '2027-07-03',
      duration: '7',
    }
    const query = new URLSearchParams({
      ...Object.fromEntries(choices.map(({ key, value }) => [key, value])),
      ...words,
    })
    expect(hasTooManyCriteria(parseCriteria(query))).toBe(false)
  }
})
