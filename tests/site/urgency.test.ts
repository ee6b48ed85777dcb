import { expect, test, vi } from 'vitest'
import type { Urgency } from '../../src/contracts/urgency.ts'
import { formatMessage } from '../../src/markets/format-message.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { noHouses, oneHouse } from './houses.ts'
import { down } from './services-down.ts'
import { openSite, origins } from './site.ts'

const found = { ...noHouses, hits: [oneHouse], totalHits: 3, totalPages: 1 }
const paths = { da: '/soeg/', de: '/suche/', en: '/search/' }
const dated = '?ankomst=2027-07-10&duration=7'

function siteWith(decide: () => Promise<Urgency | null>, results = found) {
  return openSite({ search: { lodgings: async () => results }, urgency: { decide } })
}

async function shownBy(decide: () => Promise<Urgency | null>, query = dated, results = found) {
  const html = await (await siteWith(decide, results).fetch(`/soeg/${query}`)).text()
  expect(html).toContain('results-count')
  return html.includes('class="last-houses"')
}

test.each(markets)(
  '$key: when few are left the page says how many of how many, and where that is from',
  async (each) => {
    const decide = vi.fn(async () => ({ left: 3, of: 41, isUrgent: true }))
    const html = await (await siteWith(decide).fetch(origins[each.key] + paths[each.key] + dated)).text()
    const { lastHouses, lastHousesWhy } = messagesOf(each).search
    expect(html).toContain(formatMessage(lastHouses, { count: 3, all: 41 }, each))
    expect(html).toContain(lastHousesWhy)
    expect(decide).toHaveBeenCalledExactlyOnceWith(expect.any(Map), each.id)
  },
)

test('a guest who changes the search is told with its results', async () => {
  const site = siteWith(async () => ({ left: 3, of: 41, isUrgent: true }))
  expect(await (await site.fetch(`/api/search/${dated}`)).json()).toMatchObject({ data: { totalHits: 3, lastOf: 41 } })
})

test.each<[string, Urgency | null]>([
  ['is not urgent', { left: 3, of: 41, isUrgent: false }],
  ['counts other houses than the search finds', { left: 4, of: 41, isUrgent: true }],
  ['calls urgent what is half', { left: 3, of: 6, isUrgent: true }],
  ['has nothing to decide', null],
])('nothing is shown when the decider %s', async (_, answer) => {
  expect(await shownBy(async () => answer)).toBe(false)
})

test('nothing is shown when nothing is left', async () => {
  expect(await shownBy(async () => ({ left: 0, of: 41, isUrgent: true }), dated, noHouses)).toBe(false)
})

test('without dates nobody is asked', async () => {
  const decide = vi.fn(async () => ({ left: 3, of: 41, isUrgent: true }))
  expect(await shownBy(decide, '?1=4')).toBe(false)
  expect(decide).not.toHaveBeenCalled()
})

test('a decider that fails, or does not answer, costs the page nothing else', async () => {
  expect(await shownBy(down('urgency'))).toBe(false)
  expect(await shownBy(() => new Promise(() => {}))).toBe(false)
})
