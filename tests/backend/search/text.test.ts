import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { writeWordsOf } from '../../../src/backend/search/text/fill-words.ts'
import { comparedWords } from '../../../src/backend/search/text/tokens.ts'
import { fill, makeHouses, makeStays } from './fixture.ts'
import { ask } from './search-call.ts'

const houses = makeHouses(24)
const danish = 'lodgingOptions_duration-_lan-1'

beforeAll(() => fill(env.DB, houses, makeStays(houses, 8)))

async function found(q: string, more: Record<string, unknown> = {}, uid = danish): Promise<number[]> {
  const { body } = await ask(uid, { q, hitsPerPage: 100, attributesToRetrieve: ['lodgingId'], ...more })
  expect(body.message).toBeUndefined()
  return body.hits.map(({ lodgingId }: { lodgingId: number }) => lodgingId)
}

const where = (matches: (house: (typeof houses)[number]) => boolean) => houses.filter(matches).map(({ id }) => id)
const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b)
const inPlace = (city: string) => where((house) => house.city === city)

test.each(['Rømø', 'romo', 'ROMO', 'rømø ', 'rom'])('%s finds the houses on Rømø', async (q) => {
  expect(inOrder(await found(q))).toEqual(inPlace('Rømø'))
})

test('one letter may be wrong from five letters, two from nine, none in shorter words', async () => {
  const thatched = where(({ titles }) => titles[1]?.startsWith('Stråtækt') ?? false)
  expect(inOrder(await found('stratakt '))).toEqual(thatched)
  expect(inOrder(await found('strataket '))).toEqual(thatched)
  expect(await found('sxratxkt ')).toEqual([])
  const villa = where(({ titles }) => titles[1]?.startsWith('Strandvilla') ?? false)
  expect(inOrder(await found('strandvila '))).toEqual(villa)
  expect(inOrder(await found('stradnvlla '))).toEqual(villa)
  expect(await found('stxxxvilla ')).toEqual([])
  expect(await found('huz ')).toEqual([])
})

test('a wrong first letter costs two', async () => {
  expect(inOrder(await found('ztrandvilla '))).toEqual(
    where(({ titles }) => titles[1]?.startsWith('Strandvilla') ?? false),
  )
  expect(await found('zlavand ')).toEqual([])
})

test('the last word finds longer words, unless a space ends it', async () => {
  expect((await found('stran')).length).toBeGreaterThan(0)
  expect(await found('stran ')).toEqual([])
})

test('a house is found by its code, and by no code beside it', async () => {
  expect(await found('bl1007')).toEqual([7])
  expect(await found('BL1007')).toEqual([7])
})

test('fewer typos come before more, and a title before a description', async () => {
  await env.DB.batch([
    env.DB.prepare("UPDATE lodging_text SET body = '<p>Klitterne</p>' WHERE lodging_id = 1 AND lan = 1"),
    env.DB.prepare("UPDATE lodging_text SET title = 'Klitternes perle' WHERE lodging_id = 2 AND lan = 1"),
  ])
  const ids = await found('klitterne')
  expect(ids.indexOf(1)).toBeGreaterThan(ids.indexOf(6))
  expect(ids).toContain(2)
  expect((await found('klitterne ')).at(-1)).toBe(2)
})

test('what is sorted by counts before the words', async () => {
  const ids = await found('romo sauna', { sort: ['lodgingId:desc'] })
  const both = where(({ city, titles }) => city === 'Rømø' && Boolean(titles[1]?.includes('sauna')))
  const one = where(({ city, titles }) => city === 'Rømø' && !titles[1]?.includes('sauna'))
  expect(both.length).toBeGreaterThan(0)
  expect(ids).toEqual([...both, ...one].sort((a, b) => b - a))
})

test('words are given up from the last on, all are needed when it is said', async () => {
  const both = where(({ city, titles }) => city === 'Løkken' && Boolean(titles[1]?.includes('sauna')))
  expect(both.length).toBeGreaterThan(0)
  const last = await found('løkken sauna')
  expect(last.slice(0, both.length).toSorted((a, b) => a - b)).toEqual(both)
  expect(last).toHaveLength(inPlace('Løkken').length)
  expect(inOrder(await found('løkken sauna', { matchingStrategy: 'all' }))).toEqual(both)
  expect(await found('sauna løkken xyzzy', { matchingStrategy: 'all' })).toEqual([])
})

test('a phrase is found as written, a word with a minus is refused', async () => {
  expect((await found('"hus med sauna"')).length).toBe(
    where(({ titles }) => titles[1]?.includes('hus med') ?? false).length,
  )
  expect(await found('"sauna med hus"')).toEqual([])
  expect((await found('hus -sauna')).some((id) => houses[id - 1]?.titles[1]?.includes('sauna'))).toBe(false)
  expect(inOrder(await found('-rømø'))).toEqual(where(({ city }) => city !== 'Rømø'))
})

test('only the attributes that are requested are searched', async () => {
  expect(await found('blåvand', { attributesToSearchOn: ['title'] })).toEqual([])
  expect((await found('blåvand', { attributesToSearchOn: ['city'] })).length).toBe(inPlace('Blåvand').length)
})

test('each edition is searched in its own language', async () => {
  expect(inOrder(await found('reetdachhaus', {}, 'lodgingOptions_duration-_lan-2'))).toEqual(
    where(({ titles }) => titles[2]?.startsWith('Reetdachhaus') ?? false),
  )
  expect(await found('reetdachhaus')).toEqual([])
})

test('markup is not text', async () => {
  expect(await found('strong ')).toEqual([])
  expect((await found('fred ')).length).toBeGreaterThan(0)
})

test('a changed title is found at once, a removed one no more', async () => {
  await env.DB.prepare(
    "UPDATE lodging_text SET title = 'Fyrtårnets ærede gæstehus' WHERE lodging_id = 9 AND lan = 1",
  ).run()
  expect(await found('fyrtarnet')).toEqual([9])
  expect(await found('fyrtornets')).toEqual([9])
  await env.DB.prepare('DELETE FROM lodging_text WHERE lodging_id = 9 AND lan = 1').run()
  expect(await found('fyrtarnet')).toEqual([])
})

test('the table keeps words as they are compared, and adds nothing to their folding', async () => {
  const letters = 'ÆØÅæøåÄÖÜäöüßéÉèêçñÐ'
  await env.DB.prepare('UPDATE lodging_text SET title = ?1 WHERE lodging_id = 3 AND lan = 1').bind(`${letters} A`).run()
  await found('hus')
  const { results } = await env.DB.prepare('SELECT term FROM search_house_word').all<{ term: string }>()
  expect(results.map(({ term }) => term.slice(1))).toContain(comparedWords(letters)[0])
})

test.each([
  ['roemoe', 'Rømø', 'Rømø'],
  ['ro\u0308mo', 'Römo', 'letters with their marks apart'],
  ['aero', 'Ærø', 'short names without their letters'],
  ['strasse', 'Südstraße', 'the ends of German compounds, ß as ss'],
  ['oster hurup', 'Øster Hurup', 'names of two words'],
  ['ofen', 'Haus mit Kaminofen', 'second halves'],
  ['tag', 'Haus am Sonntag', 'none of what is no end'],
  ['kamin ofen', 'Haus mit Kaminofen', 'compounds typed apart'],
  ['wohnzimmer', 'Wohn Zimmer', 'words typed together'],
])('%s in a title %j: %s', async (q, title, what) => {
  const german = 'lodgingOptions_duration-_lan-2'
  await env.DB.prepare('UPDATE lodging_text SET title = ?1 WHERE lodging_id = 5 AND lan = 2').bind(`Xy ${title}`).run()
  const ids = await found(q, { attributesToSearchOn: ['title', 'otherWords.title'] }, german)
  expect(ids.includes(5), what).toBe(!what.startsWith('none'))
})

test('a house is found by its number without the letters, and by both apart', async () => {
  expect(await found('1007')).toEqual([7])
  expect((await found('BL 1007'))[0]).toBe(7)
})

test.each([
  '',
  '   ',
  '"',
  '""',
  "'; DROP TABLE lodging; --",
  '*',
  '(',
  'NEAR(',
  'a AND',
  'title:x',
  '{code}',
  '-',
  '\u0000',
  'ß',
  '日本',
])('the text %j is a question like any other', async (q) => {
  const { status } = await ask(danish, { q })
  expect(status).toBe(200)
})

test('a text of a thousand words is answered', async () => {
  expect((await ask(danish, { q: 'hus med sauna og udsigt '.repeat(200) })).status).toBe(200)
})

test('two words are not joined to a number, but to longer words that begin with one', async () => {
  const write = (id: number, body: string) =>
    env.DB.prepare('UPDATE lodging_text SET body = ?2 WHERE lodging_id = ?1 AND lan = 1').bind(id, body)
  await env.DB.batch([write(3, '<p>8543 skridt</p>'), write(4, '<p>Kun 8543m</p>')])
  const all = { matchingStrategy: 'all' }
  expect(await found('8543 ', all)).toEqual([3])
  expect((await found('8543', all)).toSorted()).toEqual([3, 4])
  expect(await found('85 43 ', all)).toEqual([])
  expect(await found('85 43', all)).toEqual([4])
  expect(await found('85 43m ', all)).toEqual([4])
})

test('what a house’s words cost to delete does not depend on the words of others', async () => {
  const absent = Array.from({ length: 200 }, (_, index) => 900_000 + index)
  const duration = async (work: () => Promise<unknown>) => {
    const start = performance.now()
    await work()
    return performance.now() - start
  }
  const alone = await duration(() => writeWordsOf(env.DB, absent))
  const others = 60_000
  const first = 100_000_000
  await env.DB.exec(
    `WITH RECURSIVE n(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM n WHERE i < ${first + others}) INSERT INTO search_house_text (rowid, words) SELECT i, 'andre' FROM n`,
  )
  const beside = await duration(() => writeWordsOf(env.DB, absent))
  await env.DB.exec(`DELETE FROM search_house_text WHERE rowid >= ${first}`)
  expect(beside / Math.max(alone, 5)).toBeLessThan(10)
})
