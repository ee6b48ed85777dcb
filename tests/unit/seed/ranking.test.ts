import { expect, test } from 'vitest'
import { findIndex } from '../../../src/backend/search/indexes/find-index.ts'
import { relevanceRules, settingsOf } from '../../../src/backend/search/indexes/index-settings.ts'
import { momentOf } from '../../../src/backend/search/indexes/search-index.ts'
import { contentEntries } from '../../../src/backend/seed/content/content-entries.ts'
import { mostPersons } from '../../../src/domain/size-class.ts'
import { markets } from '../../../src/markets/market.ts'
import { messagesOf } from '../../../src/markets/messages/messages.ts'

const rankingPage = contentEntries({ today: '2026-11-21', streets: [] }).filter(({ id }) =>
  id.startsWith('page-ranking'),
)
const pageIn = (edition: 'da' | 'de' | 'en') => JSON.stringify(rankingPage.map(({ fields }) => fields(edition)))
const rulesOf = (uid: string) => settingsOf(findIndex(uid, momentOf(new Date('2026-11-22T09:00:00Z')))).rankingRules

test.each(markets)('$key: the page on ranking names every order that the search page offers', (market) => {
  const { best: _, ...orders } = messagesOf(market).search.orders
  for (const name of Object.values(orders)) expect(pageIn(market.key)).toContain(`${name}:`)
  expect(pageIn(market.key)).toContain('ordered-list')
})

test('what is sorted by comes first, then what the page on ranking says, in its order, then what makes it total', () => {
  expect(rulesOf('lodgingOptions_duration-_lan-1')).toEqual([
    'sort',
    ...relevanceRules,
    'weightedRating:desc',
    'lodgingId:asc',
  ])
  const ofStays = ['weightedRating:desc', 'lodgingId:asc', 'totalPrice:asc', 'dateTs:asc', 'duration:asc']
  expect(rulesOf('lodgingOptions_duration-7_lan-2')).toEqual(['sort', ...relevanceRules, ...ofStays])
  expect(rulesOf('freetext_lan-7_locale-en')).toEqual(['sort', ...relevanceRules, 'typeRank:asc', 'id:asc'])
})

test.each(markets)('$key: the page on ranking names the sizes that come one after the other for a party', ({ key }) => {
  const sizes = mostPersons.map((most, place) => (place === 0 ? most : `${(mostPersons[place - 1] ?? 0) + 1}–${most}`))
  const pattern = [...sizes, mostPersons.at(-1)].join('\\D+')
  expect(pageIn(key)).toMatch(new RegExp(`\\D${pattern}\\D`))
})

test.each(markets)(
  '$key: the page on ranking says nothing of how long a house has been there or of words close together',
  ({ key }) => {
    expect(pageIn(key)).not.toMatch(/haft længst|am längsten|longest|tæt sammen|nah beieinander|close together/)
  },
)
