import * as v from 'valibot'
import { expect, test } from 'vitest'
import { FindReplySchema, type FoundPages } from '../../src/contracts/find.ts'
import { fold } from '../../src/domain/slugs.ts'
import type { EditionKey } from '../../src/markets/market.ts'
import { thisSite } from '../this-site.ts'
import { rawRequest } from './raw-request.ts'

async function find(edition: EditionKey, q: string): Promise<FoundPages> {
  const { status, text } = await rawRequest({
    port: thisSite().port,
    method: 'GET',
    path: `/api/find/?${new URLSearchParams({ q })}`,
    headers: { host: `${edition}.localhost:${thisSite().port}` },
  })
  expect([q, status]).toEqual([q, 200])
  return v.parse(FindReplySchema, JSON.parse(text)).data
}

const titlesOf = ({ groups }: FoundPages, type: string) =>
  groups.filter((group) => group.type === type).flatMap(({ hits }) => hits.map(({ title }) => title))

test.each([
  ['da', 'blavand', 'Blåvand'],
  ['da', 'Blåvand', 'Blåvand'],
  ['da', 'blaavand', 'Blåvand'],
  ['da', 'blåvnad', 'Blåvand'],
  ['de', 'römö', 'Rømø'],
  ['de', 'romo', 'Rømø'],
  ['de', 'RØMØ', 'Rømø'],
  ['en', 'sondervig', 'Søndervig'],
  ['en', 'hvide sa', 'Hvide Sande'],
] as const)('%s: “%s” finds the area %s before all others', async (edition, q, title) => {
  expect(titlesOf(await find(edition, q), 'area')[0]).toBe(title)
})

test.each([
  ['de', 'ferienhaus mit pool', 'pool'],
  ['da', 'sommerhus med sauna', 'sauna'],
  ['en', 'thatched', 'thatched'],
] as const)('%s: “%s” finds houses that say so in their titles first', async (edition, q, word) => {
  const [first] = titlesOf(await find(edition, q), 'lodging')
  expect(fold(first ?? '')).toContain(word)
})

test('every kind of page is found, each at a path of its edition, and a house by its number', async () => {
  const { groups } = await find('da', 'blåvand')
  expect(groups.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['area', 'lodging', 'street', 'page', 'department', 'blog']),
  )
  const house = groups.find(({ type }) => type === 'lodging')?.hits[0]
  const [code = ''] = /^\w+/.exec(house?.text ?? '') ?? []
  const { house: found } = await find('de', code.toLowerCase())
  expect(found?.url).toBe(`/ferienhaus-${code.toLowerCase()}/`)
  expect((await find('da', 'qwxzqwxz')).groups).toEqual([])
})
