import { expect, test } from 'vitest'
import { noHouses, oneHouse } from './houses.ts'
import { openSite, origins } from './site.ts'

const found = { ...noHouses, hits: [oneHouse], totalHits: 41, totalPages: 5 }
const facilities = [
  { id: 14, name: 'Børnevenligt', typeId: 1, facilityGroupIds: [1], description: '' },
  { id: 4, name: 'Toiletter', typeId: 3, facilityGroupIds: [1], description: '' },
]
const site = openSite({
  search: { lodgings: async () => found },
  broker: async () => ({ facilities, facilityGroups: [] }) as never,
})
const paths = { da: '/soeg/', de: '/suche/', en: '/search/' }

async function page(query: string, edition: keyof typeof paths = 'da') {
  return (await site.fetch(`${origins[edition]}${paths[edition]}${query}`)).text()
}
const noteOf = (html: string) => /<div class="notice warning">.*?<p>([\s\S]*?)<\/p>/.exec(html)?.[1]
const chipsOf = (html: string) => [...html.matchAll(/<a class="chip"[^>]*>([^<]+)/g)].map(([, text]) => text)

test.each([
  ['da', 'Denne del af søgningen kunne vi ikke bruge, og vi har set bort fra den: 9999=1, omraader=atlantis'],
  ['de', 'Diesen Teil der Suche konnten wir nicht verwenden, er blieb unberücksichtigt: 9999=1, omraader=atlantis'],
  ['en', 'We could not use this part of the search and left it out: 9999=1, omraader=atlantis'],
] as const)('%s: what is no criterion is named', async (edition, note) => {
  expect(noteOf(await page('?9999=1&omraader=romo,atlantis', edition))).toBe(note)
})

test('a search that is read whole has no note, whatever else its address holds', async () => {
  for (const query of ['', '?utm_source=mail&junk=1', '?omraader=romo/&textQuery=&naar=dag', '?result=25']) {
    expect(noteOf(await page(query)), query).toBeUndefined()
  }
})

test('a note says nothing to search engines, and quotes no more than a line', async () => {
  const plain = await page('')
  const long = await page(`?${Array.from({ length: 30 }, (_, id) => `${9000 + id}=${'x'.repeat(200)}`).join('&')}`)
  const robots = (html: string) => /<meta name="robots"[^>]*>/.exec(html)?.[0]
  expect(robots(long)).toBe(robots(plain))
  expect(noteOf(long)?.length).toBeLessThan(320)
})

test('an arrival that has passed says so', async () => {
  expect(noteOf(await page('?ankomst=2020-07-04'))).toBe('De valgte datoer er passeret. Vælg en ny dato.')
})

test('a facility that no filter offers is a chip by its own name', async () => {
  expect(chipsOf(await page('?14=1&4=2&70=ne~1'))).toEqual(['Børnevenligt', 'Toiletter ≥ 2', 'Uden: Sauna'])
})

test('how many houses a page has is chosen on the page, and any number by its address', async () => {
  const sizes = (html: string) =>
    [...(/<nav class="pager page-sizes"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '').matchAll(/href="([^"]*)"([^>]*)>/g)].map(
      ([, href, rest]) => [href, /aria-current/.test(rest ?? '')],
    )
  expect(sizes(await page(''))).toEqual([
    ['/soeg/', true],
    ['/soeg/?result=24', false],
    ['/soeg/?result=50', false],
  ])
  expect(sizes(await page('?result=25'))).toContainEqual(['/soeg/?result=25', true])
})

test('the number of a house leads to it, whatever else is asked', async () => {
  const numbered = openSite({
    search: {
      lodgings: async (_, { filter }) => (filter === 'name = "BL1017"' ? { ...found, totalHits: 1 } : noHouses),
    },
  })
  for (const query of [
    'textQuery=bl1017',
    'textQuery=BL%201017',
    'textQuery=bl1017&omraader=romo&ankomst=2027-07-03',
  ]) {
    const response = await numbered.fetch(`/soeg/?${query}`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')], query).toEqual([302, '/sommerhus-bl1017/'])
  }
})
