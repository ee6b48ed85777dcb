import { expect, test } from 'vitest'
import { facility } from '../../src/domain/facilities.ts'
import { engineSearch } from './engine-search.ts'
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
  ['da', 'En del af søgningen kunne ikke bruges, så vi har set bort fra den: 9999=1, omraader=atlantis'],
  ['de', 'Diese Angaben konnten wir bei der Suche nicht berücksichtigen: 9999=1, omraader=atlantis'],
  ['en', 'We did not understand part of your search and have left it out: 9999=1, omraader=atlantis'],
] as const)('%s: what is no criterion is named', async (edition, note) => {
  expect(noteOf(await page('?9999=1&omraader=romo,atlantis', edition))).toBe(note)
})

test('a search that is read whole has no note, whatever else its URL holds', async () => {
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
  expect(noteOf(await page('?ankomst=2020-07-04'))).toBe('De valgte datoer ligger i fortiden. Vælg nye datoer.')
})

test('a facility that no filter offers is a chip by its own name', async () => {
  expect(chipsOf(await page('?14=1&4=2&70=ne~1'))).toEqual(['Børnevenligt', 'Toiletter ≥ 2', 'Uden: Sauna'])
})

test.each([
  ['da', 'Tirsdag', 'Andet udstyr ≥ 4,5'],
  ['de', 'Dienstag', 'Weitere Ausstattung ≥ 4,5'],
  ['en', 'Tuesday', 'Other equipment ≥ 4.5'],
] as const)(
  '%s: any day of the week is called by its name, and halves are written as usual',
  async (edition, day, rating) => {
    const html = await page(`?skiftedag=2&${facility.starRating}=4.5`, edition)
    expect(chipsOf(html).toSorted()).toEqual([day, rating].toSorted())
  },
)

test('names of facilities are loaded only for those that the forms have no words for', async () => {
  let calls = 0
  const counting = openSite({
    search: { lodgings: async () => found },
    broker: async () => {
      calls += 1
      return { facilities, facilityGroups: [] } as never
    },
  })
  const visit = async (query: string) => (await counting.fetch(`${origins.da}${paths.da}${query}`)).text()
  const { persons, bedrooms, pool, beachDistance } = facility
  const chips = chipsOf(await visit(`?${persons}=4&${bedrooms}=2&${pool}=1&${beachDistance}=lt~900`))
  expect(chips).toEqual(expect.arrayContaining(['Afstand til stranden &lt; 900']))
  expect(calls).toBe(0)
  await visit('?14=1')
  expect(calls).toBe(1)
})

test('how many houses a page has is chosen on the page, and any number by its URL', async () => {
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
      lodgings: async (request) =>
        engineSearch(request).filter === 'name = "BL1017"' ? { ...found, totalHits: 1 } : noHouses,
    },
  })
  for (const [query, stay] of [
    ['textQuery=bl1017', ''],
    ['textQuery=BL%201017', ''],
    // With the trip that was searched for, to the house and to the searches from there.
    ['textQuery=bl1017&omraader=romo&ankomst=2027-07-03', '?arrival=2027-07-03&ankomst=2027-07-03&omraader=romo'],
  ]) {
    const response = await numbered.fetch(`/soeg/?${query}`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')], query).toEqual([302, `/sommerhus-bl1017/${stay}`])
  }
})

test('a search in one area is headed by it and says what editors say about it, on its first page', async () => {
  const text = 'Sand, så langt man kan se.'
  const romo = {
    id: 'area-romo',
    title: 'Rømø',
    path: '/omraader/romo/',
    bsId: 101,
    region: '',
    excerpt: text,
    banner: null,
  }
  const withArea = openSite({
    search: { lodgings: async () => found },
    content: { ContentAreaCards: async () => [romo] },
  })
  const visit = async (query: string) => (await withArea.fetch(`${origins.da}${paths.da}${query}`)).text()
  const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]
  const about = `${text}<!-- --> <a href="/omraader/romo/">Om Rømø</a>`
  const first = await visit('?omraader=romo')
  expect(heading(first)).toBe('Sommerhuse på Rømø')
  expect(first).toContain(about)
  expect(await visit('?omraader=romo&page=2')).not.toContain(text)
  for (const query of ['', '?omraader=romo,blavand']) {
    const html = await visit(query)
    expect(heading(html), query).toBe('Find dit sommerhus')
    expect(html, query).not.toContain(text)
  }
  const near =
    /<nav class="actions" aria-label="Tæt på">.*?<\/nav>/.exec(await page('?omraader=romo&husdyr=1'))?.[0] ?? ''
  expect(near.match(/<a /g)).toHaveLength(4)
  expect(near).toContain('<a class="chip" href="/soeg/?husdyr=1&amp;omraader=fano">Fanø</a>')
})

/** A site of a coast whose houses lie on these streets, and of which nothing is found. */
const withStreets = (names: readonly string[]) =>
  openSite({
    search: {
      lodgings: async () => noHouses,
      counts: async (_, searches) => searches.map(() => 0),
      facetCounts: async () => Object.fromEntries(names.map((name) => [name, 3])),
    },
  })

test.each([
  ['da', '»Sauna«'],
  ['de', '„Sauna“'],
  ['en', '“Sauna”'],
] as const)(
  '%s: a street that there is not is named, and one that there is finds nothing without a word',
  async (edition, name) => {
    const site = withStreets(['Harestien', 'Nørre Klit'])
    const noteFor = async (street: string) => {
      const query = new URLSearchParams({ vejnavn: street })
      return noteOf(await (await site.fetch(`${origins[edition]}${paths[edition]}?${query}`)).text())
    }
    expect(await noteFor('Sauna')).toContain(name)
    expect(await noteFor('Hare')).toContain('Hare')
    for (const street of ['Harestien', 'HARESTIEN', ' noerre  klit']) expect(await noteFor(street)).toBeUndefined()
    const reply = await site.fetch(`${origins[edition]}/api/search/?vejnavn=Sauna`)
    expect(await reply.json()).toMatchObject({ data: { totalHits: 0, isStreetUnknown: true } })
  },
)

test('a street of signs alone is no criterion', async () => {
  expect(noteOf(await page('?vejnavn=%21%21'))).toContain('vejnavn=!!')
})

test.each([
  ['da', ['Ahornvej', 'Zebravej', 'Østerklit', 'Åbakken']],
  ['de', ['Åbakken', 'Ahornvej', 'Østerklit', 'Zebravej']],
] as const)('%s: the streets are listed by its alphabet, for a while', async (edition, names) => {
  const reply = await withStreets(['Zebravej', 'Østerklit', 'Ahornvej', 'Åbakken']).fetch(
    `${origins[edition]}/api/streets/`,
  )
  expect(await reply.json()).toMatchObject({ data: names })
  expect(reply.headers.get('cache-control')).toBe('public, max-age=300')
})

test('streets that can’t be had are a 502, and a search without them says nothing of the street', async () => {
  const site = openSite({ search: { lodgings: async () => noHouses, counts: async (_, all) => all.map(() => 0) } })
  const reply = await site.fetch('/api/streets/')
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([502, 'no-store'])
  const html = await (await site.fetch('/soeg/?vejnavn=Sauna')).text()
  expect(noteOf(html)).toBeUndefined()
})

test('the field of the street takes a name without scripts, and no list comes with the page', async () => {
  const html = await page('?vejnavn=Harestien')
  expect(html).toMatch(
    /<input type="text"[^>]* name="vejnavn"[^>]* value="Harestien"|<input[^>]* value="Harestien"[^>]* name="vejnavn"/,
  )
  expect(html).not.toContain('<datalist')
  expect(chipsOf(html)).toEqual(['»Harestien«'])
})
