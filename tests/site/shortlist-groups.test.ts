import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { LodgingHit } from '../../src/contracts/search.ts'
import type { SearchRequestInput } from '../../src/domain/search-request.ts'
import { newDraftId } from '../../src/drafts/draft-store.ts'
import { firstGroupId } from '../../src/features/shortlist/contract.ts'
import { createShortlistStore } from '../../src/features/shortlist/object/shortlist-store.ts'
import { engineSearch } from './engine-search.ts'
import { noHouses, oneHouse } from './houses.ts'
import { type Given, openSite, origins } from './site.ts'

const lists = createShortlistStore(env)
const arrival = '2027-07-03'
const pairId = firstGroupId + 1
/** The second house takes a dog, the first one and the third take none. */
const houses = [1, 2, 3].map(
  (id): LodgingHit => ({
    ...oneHouse,
    ...{ id: String(id), lodgingId: id, name: `BL100${id}`, title: `Hus ${id}`, persons: 6, pets: id === 2 ? 2 : 0 },
    ...{ date: arrival, duration: 11, price: 400_000 + id * 100_000, transactionFee: 9_500 },
    totalPrice: 409_500 + id * 100_000,
  }),
)
const petItem = {
  ...{ lodgingId: 2, duration: 0, arrival: '', itemId: 9, unitPrice: 25_000, currency: 'DKK' as const },
  ...{ isMandatory: false, minQuantity: 0, maxQuantity: 2 },
  item: {
    ...{ id: 9, type: 'pet', chargeType: 'piece' as const, meteredQuantity: false, description: '', unitName: '' },
    definitionId: 1,
  },
}

interface Agency {
  taken?: number[]
  gone?: number[]
}

function pairSite({ taken = [], gone = [] }: Agency = {}) {
  return openSite({
    shortlists: lists,
    search: {
      async lodgings(request: SearchRequestInput) {
        const { filter = '' } = engineSearch(request)
        const match = /lodgingId (?:IN \[([^\]]*)\]|= (\d+))/.exec(filter)
        const ids = (match?.[1] ?? match?.[2] ?? '').split(',').map(Number)
        const isDated = /\bdate\b/.test(filter)
        const hits = houses.filter(
          ({ lodgingId }) =>
            ids.includes(lodgingId) &&
            !gone.includes(lodgingId) &&
            (!isDated || (filter.includes(arrival) && !taken.includes(lodgingId))),
        )
        return { ...noHouses, hits }
      },
    },
    broker: (async ({ name }: { name: string }, { name: code }: { name?: string }) => {
      if (name === 'ShortlistItemPrices') {
        return { lodgingsByIds: houses.map(({ lodgingId: id }) => ({ id, itemPrices: id === 2 ? [petItem] : [] })) }
      }
      if (name === 'ShortlistHouse') {
        const found = houses.find((house) => house.name === code)
        return { lodging: found ? { id: found.lodgingId, name: found.name } : null }
      }
      return { lodgingsByIds: [] }
    }) as Given['broker'],
  })
}
type Site = ReturnType<typeof pairSite>

function post(site: Site, path: string, form: Record<string, string>, cookie = '') {
  const headers = { origin: origins.da, ...(cookie && { cookie }) }
  return site.fetch(path, { method: 'POST', body: new URLSearchParams(form), headers })
}

const start = { title: 'Vores ferie', name: 'Anna', arrival, duration: '11', persons: '7', pets: '1', parts: '2' }

async function makeList(site: Site, fields: Record<string, string> = {}) {
  const me = newDraftId()
  const response = await post(site, '/shortlist/', { ids: '1-2', ...start, ...fields, me })
  const manage = response.headers.get('location') ?? ''
  const path = manage.replace(/manage\/.*/, '')
  return { path, manage, cookie: `marehalm_shortlist=${me}` }
}

async function read(site: Site, path: string, cookie = '', origin = '') {
  const response = await site.fetch(origin + path, { headers: { cookie } })
  expect(response.status).toBe(200)
  return (await response.text()).replaceAll('\u00a0', ' ')
}

test('a pair is one option with one total, and a link and a booking of each house for its part of the party', async () => {
  const site = pairSite()
  const { path, cookie } = await makeList(site)
  const html = await read(site, path, cookie)
  expect(html.match(/class="board-house"/g)).toHaveLength(1)
  expect(html).toContain('2 huse på listen')
  expect(html).toContain('BL1001 + BL1002')
  expect(html).toContain('Hus 1 + Hus 2')
  // 4.000 + 1.000 and 4.000 + 2.000 of rent, twice 95 of fee, and 250 for the dog in the house that takes it.
  expect(html).toContain('<strong>11.440 kr.</strong>')
  expect(html).toContain('Delt mellem 2: 5.720 kr. hver')
  expect(html).toContain(`href="/sommerhus-bl1001/?arrival=${arrival}&amp;duration=11&amp;adults=4&amp;quote=`)
  expect(html).toContain(
    `href="/sommerhus-bl1002/?arrival=${arrival}&amp;duration=11&amp;adults=3&amp;pets=1&amp;quote=`,
  )
  expect(html).toMatch(
    /href="\/booking\/\?lodging=bl1001&amp;arrival=2027-07-03&amp;duration=11&amp;quote=[^"]+adults=4"/,
  )
  expect(html).toMatch(/lodging=bl1002&amp;arrival=2027-07-03&amp;duration=11&amp;quote=[^"]+adults=3&amp;pets=1"/)
  // Both at once, with the whole party.
  expect(html).toMatch(
    /\?lodging=bl1001&amp;lodging=bl1002&amp;arrival=2027-07-03&amp;duration=11(&amp;quote=[^"&]+){2}&amp;adults=7&amp;pets=1"/,
  )
  expect(html).toContain('BL1002 · 3 personer · med 1 husdyr · 6.345 kr.')
})

test('a vote and a comment are for the pair, and stay with it when the page is read in another edition', async () => {
  const site = pairSite()
  const { path, cookie } = await makeList(site)
  const voted = await post(site, path, { action: 'vote', house: String(pairId), vote: 'yes' }, cookie)
  expect(voted.headers.get('location')).toBe(`${path}#house-${pairId}`)
  const text = 'Plads til os alle'
  await post(site, path, { action: 'comment', house: String(pairId), text, submission: 'a' }, cookie)
  for (const each of ['da', 'de', 'en'] as const) {
    const html = await read(site, path, cookie, origins[each])
    expect(html).toMatch(/value="yes"[^>]*aria-pressed="true"|aria-pressed="true"[^>]*value="yes"/)
    expect(html).toContain(text)
  }
})

test.each([
  ['sold', { taken: [2] }, 'Ikke ledigt på de valgte datoer: BL1002'],
  ['not let any more', { gone: [2] }, 'Huset udlejes ikke længere'],
])(
  'a pair of which one house is %s has no price and no booking, and says which house it is',
  async (_, agency, says) => {
    const { path, cookie } = await makeList(pairSite())
    const html = await read(pairSite(agency), path, cookie)
    expect(html).toContain(says)
    expect(html).toContain('BL1001 + BL1002')
    expect(html).not.toMatch(/<strong>[\d.]+ kr/)
    expect(html).not.toContain('href="/booking/?lodging')
    expect(html).toContain('href="/sommerhus-bl1001/')
  },
)

test('a pair without room for the party, or without a house for its pets, says so and is not booked', async () => {
  const site = pairSite()
  const { path, cookie } = await makeList(site, { persons: '13', pets: '0' })
  const small = await read(site, path, cookie)
  expect(small).toContain('Kun plads til 12')
  const stay = { action: 'stay', arrival, duration: '11', persons: '4', pets: '3', parts: '1' }
  await post(site, path, stay, cookie)
  const noPets = await read(site, path, cookie)
  expect(noPets).toContain('Husdyr ikke tilladt')
  for (const html of [small, noPets]) expect(html).not.toContain('href="/booking/?lodging')
})

test('without dates a pair asks for them: it has no common stay yet', async () => {
  const site = pairSite()
  const { path, cookie } = await makeList(site, { arrival: '' })
  const html = await read(site, path, cookie)
  expect(html).toContain('Vælg datoer, så ser du, hvad husene koster tilsammen.')
  expect(html).not.toContain('href="/booking/?lodging')
})

test('a pair stands beside single houses and other pairs, by price, and by the codes that somebody types', async () => {
  const site = pairSite()
  const { path, cookie } = await makeList(site, { ids: '1-2.3', pets: '0', persons: '4' })
  expect((await post(site, path, { action: 'house', code: 'bl1002+ BL1003' }, cookie)).status).toBe(303)
  for (const code of ['BL1001 + XX9999', 'BL1001+BL1002+BL1003+BL1004', 'BL1001 +']) {
    expect((await post(site, path, { action: 'house', code }, cookie)).status).toBe(422)
  }
  const html = await read(site, `${path}?sort=price`, cookie)
  expect([...html.matchAll(/id="house-(\d+)"/g)].map(([, id]) => Number(id))).toEqual([3, pairId, pairId + 1])
})

test('its maker takes the pair off as one', async () => {
  const site = pairSite()
  const { path, manage, cookie } = await makeList(site, { ids: '1-2.1' })
  expect(await read(site, manage)).toMatch(/Fjern [^<]+ \+ [^<]+ fra listen/)
  expect((await post(site, manage, { action: 'house', id: String(pairId) })).status).toBe(303)
  const html = await read(site, path, cookie)
  expect([...html.matchAll(/id="house-(\d+)"/g)].map(([, id]) => id)).toEqual(['1'])
})

test('the page that begins a list shows the pair as one, and keeps it over a name that is missing', async () => {
  const site = pairSite()
  const html = await read(site, `/shortlist/?ids=1-2.3&arrival=${arrival}&duration=11&persons=5&pets=1`)
  expect(html).toContain('<span>Hus 1 + Hus 2</span>')
  expect(html).toContain('name="ids" value="1-2.3"')
  const nameless = await post(site, '/shortlist/', { ...start, ids: '1-2.3', name: '', me: newDraftId() })
  expect(nameless.status).toBe(422)
  expect(await nameless.text()).toContain('name="ids" value="1-2.3"')
})
