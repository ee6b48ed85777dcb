import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { LodgingHit } from '../../src/contracts/search.ts'
import type { SearchRequestInput } from '../../src/domain/search-request.ts'
import { newDraftId } from '../../src/drafts/draft-store.ts'
import { shortlistLimits } from '../../src/features/shortlist/contract.ts'
import { createShortlistStore } from '../../src/features/shortlist/object/shortlist-store.ts'
import { markets } from '../../src/markets/market.ts'
import { logLine } from '../../src/services/log-line.ts'
import { ServiceError } from '../../src/services/service-error.ts'
import { stayDatesShort } from '../../src/ui/stay-dates.ts'
import { readable } from '../guests/form-in-html.ts'
import { engineSearch } from './engine-search.ts'
import { noHouses, oneHouse } from './houses.ts'
import { down } from './services-down.ts'
import { type Given, openSite, origins } from './site.ts'

const lists = createShortlistStore(env)
const arrival = '2027-07-03'
const houses = [1, 2].map(
  (id): LodgingHit => ({
    ...oneHouse,
    ...{ id: String(id), lodgingId: id, name: `BL100${id}`, title: ['Strandhuset', 'Klithuset'][id - 1] ?? '' },
    ...{ bedrooms: id, date: '2027-05-01', duration: 7, price: 450_000, totalPrice: 559_500 },
  }),
)

/** The first house is free on the requested day, the second is taken. */
async function lodgings(request: SearchRequestInput) {
  const { filter = '' } = engineSearch(request)
  const match = /lodgingId (?:IN \[([^\]]*)\]|= (\d+))/.exec(filter)
  const ids = (match?.[1] ?? match?.[2] ?? '').split(',').map(Number)
  const found = houses.filter(({ lodgingId }) => ids.includes(lodgingId))
  if (!/\bdate\b/.test(filter)) return { ...noHouses, hits: found }
  const isFree = filter.includes(arrival)
  return {
    ...noHouses,
    hits: found.filter(({ lodgingId }) => isFree && lodgingId === 1).map((hit) => ({ ...hit, date: arrival })),
  }
}

const petItem = {
  ...{ lodgingId: 1, duration: 0, arrival: '', itemId: 9, unitPrice: 10_000, currency: 'DKK' as const },
  ...{ isMandatory: false, minQuantity: 0, maxQuantity: 2 },
  item: {
    id: 9,
    type: 'pet',
    chargeType: 'piece' as const,
    meteredQuantity: false,
    description: '',
    unitName: '',
    definitionId: 1,
  },
}
const cleaning = {
  ...petItem,
  itemId: 8,
  unitPrice: 100_000,
  isMandatory: true,
  minQuantity: 1,
  item: { ...petItem.item, id: 8, type: 'cleaning' },
}

async function broker({ name }: { name: string }, variables: Record<string, unknown>): Promise<never> {
  if (name === 'ShortlistItemPrices') return { lodgingsByIds: [{ id: 1, itemPrices: [petItem, cleaning] }] } as never
  if (name === 'ShortlistHouse') {
    const code = String(variables.name).toUpperCase()
    return { lodging: code === 'BL1002' ? { id: 2, name: code } : null } as never
  }
  return { lodgingsByIds: [] } as never
}

const tableSite = (given: Given = {}) =>
  openSite({ search: { lodgings }, broker: broker as Given['broker'], shortlists: lists, ...given })
type Site = ReturnType<typeof tableSite>

function post(site: Site, path: string, form: Record<string, string>, cookie = '') {
  return site.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { origin: origins.da, ...(cookie && { cookie }) },
  })
}

const cookieOf = (response: Response, name: string) =>
  response.headers.getSetCookie().find((each) => each.startsWith(`${name}=`)) ?? ''
const start = {
  ids: '1.2',
  title: 'Vores ferie',
  name: 'Anna',
  arrival,
  duration: '7',
  persons: '4',
  pets: '0',
  parts: '2',
}

/** Made in the way that its form makes one. */
async function makeList(site: Site, fields: Record<string, string> = {}) {
  const me = newDraftId()
  const response = await post(site, '/shortlist/', { ...start, ...fields, me })
  const [, secret = '', admin = ''] =
    /^\/shortlist\/(\w{32})\/manage\/(\w{32})\/$/.exec(response.headers.get('location') ?? '') ?? []
  return {
    response,
    me,
    secret,
    admin,
    path: `/shortlist/${secret}/`,
    manage: `/shortlist/${secret}/manage/${admin}/`,
    cookie: `marehalm_shortlist=${me}`,
  }
}

test('a list is made of the houses that are named, and its maker sits at it', async () => {
  const site = tableSite()
  const { response, path, cookie, manage } = await makeList(site)
  expect(response.status).toBe(303)
  expect(cookieOf(response, 'marehalm_shortlist')).toMatch(new RegExp(`Path=${path}; HttpOnly; Secure; SameSite=Lax`))
  const html = await (await site.fetch(path, { headers: { cookie } })).text()
  expect(html).toContain('<h1>Vores ferie</h1>')
  expect(html).toContain('Strandhuset')
  expect(html).toContain('Anna<small> (dig)')
  // The true total of the party, and of each of two parts.
  expect(html).toContain('<strong>5.595\u00a0kr.</strong>')
  expect(html).toContain('Delt mellem 2: 2.797,50\u00a0kr. hver')
  // The other one is taken in these days; what differs is said, what is alike is said once.
  expect(html).toContain('Ikke ledigt på de valgte datoer')
  expect(html.match(/1\u00a0soverum</g)).toHaveLength(1)
  expect(html.match(/300\u00a0m til stranden</g)).toHaveLength(1)
  expect(html).toContain('Listen slettes den')
  expect((await site.fetch(manage)).status).toBe(200)
})

test.each([
  ['persons=6&pets=1', '6', '1'],
  ['persons=45&pets=12', '30', '9'],
  ['pets=0', '4', '0'],
])('a list that is begun by a link with %s is for that party', async (query, persons, pets) => {
  const html = await (await tableSite().fetch(`/shortlist/?ids=1.2&${query}`)).text()
  const shownValue = (name: string) =>
    /value="(\d*)"/.exec(
      /<input[^>]*name="NAME"[^>]*>/.exec(html.replaceAll(`name="${name}"`, 'name="NAME"'))?.[0] ?? '',
    )
  expect([shownValue('persons')?.[1], shownValue('pets')?.[1]]).toEqual([persons, pets])
})

test('a list for a weekend of a month has the stay that the search has for each house, until a day is chosen', async () => {
  const asked: string[] = []
  const onWeekends: Given['search'] = {
    async lodgings(request) {
      const { filter = '' } = engineSearch(request)
      asked.push(filter)
      const dates = ['2027-03-05', '2027-03-12']
      const isOfMarch = filter.includes('2027-03-05')
      const hits = houses.map((hit, place) => ({ ...hit, date: dates[place] ?? '', duration: 3, totalPrice: 100_000 }))
      return { ...noHouses, hits: isOfMarch ? hits : /\bdate\b/.test(filter) ? [] : houses }
    },
  }
  const site = tableSite({ search: onWeekends })
  const form = await (
    await site.fetch(`/shortlist/?ids=1.2&duration=7&dates=${encodeURIComponent('maaned=2027-03&weekend=1&70=1')}`)
  ).text()
  expect(form).toContain('name="dates" value="maaned=2027-03&amp;weekend=1"')
  expect(form).toContain('Uden en dag gælder: Weekend i marts 2027')
  const { path, cookie } = await makeList(site, { arrival: '', dates: 'maaned=2027-03&weekend=1&70=1' })
  const html = readable(await (await site.fetch(path, { headers: { cookie } })).text())
  expect(html).toContain('Weekend i marts 2027')
  expect(html).not.toContain('class="board-taken"')
  for (const day of ['2027-03-05', '2027-03-12']) expect(html).toContain(stayDatesShort(markets[0], day, 3))
  expect(asked.some((filter) => filter.includes('70 = 1'))).toBe(false)
  await post(site, path, { action: 'stay', ...start, dates: 'maaned=2027-03&weekend=1' }, cookie)
  const dated = await (await site.fetch(path, { headers: { cookie } })).text()
  expect(dated).not.toContain('Weekend i marts 2027')
})

test('houses and bookings of a list are linked with its party', async () => {
  const site = tableSite()
  const { path, cookie } = await makeList(site, { persons: '5', pets: '1' })
  const html = await (await site.fetch(path, { headers: { cookie } })).text()
  const query = `arrival=${arrival}&amp;duration=7&amp;adults=5&amp;pets=1&amp;quote=`
  expect(html).toContain(`href="/sommerhus-bl1001/?${query}`)
  expect(html).toMatch(
    new RegExp(`href="/booking/\\?lodging=bl1001&amp;arrival=${arrival}&amp;[^"]*adults=5&amp;pets=1"`),
  )
  expect(html).toContain('href="/sommerhus-bl1002/?adults=5&amp;pets=1"')
  expect(html).toMatch(/5\svoksne, 1\shusdyr/)
})

test('children and infants of the party are such in the links of a list, and in its form', async () => {
  const site = tableSite()
  const { path, cookie } = await makeList(site, { persons: '5', children: '2', infants: '1', pets: '0' })
  const page = await (await site.fetch(path, { headers: { cookie } })).text()
  expect(page).toContain('adults=3&amp;children=2&amp;infants=1')
  expect(page).not.toContain('adults=5')
  expect(/name="children"[^>]*value="(\d+)"|value="(\d+)"[^>]*name="children"/.exec(page)?.slice(1)).toContain('2')
})

test('a list of more children than persons has one adult', async () => {
  const site = tableSite()
  const { path, cookie } = await makeList(site, { persons: '3', children: '9', pets: '0' })
  const page = await (await site.fetch(path, { headers: { cookie } })).text()
  expect(page).toContain('adults=1&amp;children=2')
  expect(page).toMatch(/1\svoksen, 2\sbørn/)
})

test('pets cost what the house takes for them, and a total that cannot be told is not told', async () => {
  const site = tableSite()
  const { path, cookie } = await makeList(site, { pets: '2' })
  const html = await (await site.fetch(path, { headers: { cookie } })).text()
  // 4.500 rent, 95 fee, 1.000 cleaning and 100 for each of the two.
  expect(html).toContain('<strong>5.795\u00a0kr.</strong>')
  const failing = tableSite({ broker: async () => Promise.reject(new ServiceError('broker', 503, null, 'down')) })
  const without = await (await failing.fetch(path, { headers: { cookie } })).text()
  expect(without).not.toMatch(/<strong>[\d.]+\u00a0kr/)
  expect(without).toContain('Prisen kan ikke vises lige nu')
})

test('a search that does not answer costs the houses, not what was said of them', async () => {
  const site = tableSite()
  const { path, cookie } = await makeList(site)
  await post(site, path, { action: 'comment', house: '1', text: 'Lige os', submission: 'a' }, cookie)
  const failing = tableSite({
    search: { lodgings: async () => Promise.reject(new ServiceError('search', 503, null, 'down')) },
  })
  const response = await failing.fetch(path, { headers: { cookie } })
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('Husene kan ikke vises lige nu')
  expect(html).toContain('Lige os')
})

test('who comes by the link joins with a name and votes by forms alone', async () => {
  const site = tableSite()
  const { path } = await makeList(site)
  const stranger = await (await site.fetch(path)).text()
  expect(stranger).toContain('Vær med')
  expect(stranger).not.toContain('name="text"')
  const [, me = ''] = /name="me" value="(\w{32})"/.exec(stranger) ?? []
  const joined = await post(site, path, { action: 'join', name: 'Bo', me })
  expect(joined.status).toBe(200)
  expect(cookieOf(joined, 'marehalm_shortlist')).toContain(me)
  const cookie = `marehalm_shortlist=${me}`
  const voted = await post(site, path, { action: 'vote', house: '1', vote: 'yes' }, cookie)
  expect([voted.status, voted.headers.get('location')]).toEqual([303, `${path}#house-1`])
  const html = await (await site.fetch(path, { headers: { cookie } })).text()
  expect(html).toMatch(/value="yes"[^>]*aria-pressed="true"|aria-pressed="true"[^>]*value="yes"/)
})

test('a browser without cookies goes on by the key in its forms', async () => {
  const site = tableSite()
  const { path, me } = await makeList(site)
  const voted = await post(site, path, { action: 'vote', house: '2', vote: 'no', me })
  expect(voted.status).toBe(200)
  const html = await voted.text()
  expect(html).toContain(`name="me" value="${me}"`)
  expect(html).toMatch(/value="no"[^>]*aria-pressed="true"|aria-pressed="true"[^>]*value="no"/)
})

test('what people write stands as text, once however often its form comes', async () => {
  const site = tableSite()
  const { path, cookie } = await makeList(site)
  const form = { action: 'comment', house: '1', text: '<img src=x onerror=alert(1)>', submission: 'one-showing' }
  for (let n = 0; n < 3; n++) await post(site, path, form, cookie)
  const html = await (await site.fetch(path, { headers: { cookie } })).text()
  expect(html.match(/class="said">&lt;img src=x onerror=alert\(1\)&gt;</g)).toHaveLength(1)
  expect(html).not.toContain('<img src=x')
})

test('a house is put on by its code, and one that there is none of is said', async () => {
  const site = tableSite()
  const { path, cookie } = await makeList(site, { ids: '1' })
  expect((await post(site, path, { action: 'house', code: 'bl 1002' }, cookie)).status).toBe(303)
  const unknown = await post(site, path, { action: 'house', code: 'XX9999' }, cookie)
  expect(unknown.status).toBe(422)
  const html = await unknown.text()
  expect(html).toContain('Vi har ikke noget hus med det nummer')
  expect(html).toContain('Klithuset')
})

test('the dates and the party are everybody’s to change', async () => {
  const site = tableSite()
  const { path, cookie } = await makeList(site)
  const stay = { action: 'stay', arrival: '', duration: '7', persons: '8', pets: '0', parts: '1' }
  expect((await post(site, path, stay, cookie)).status).toBe(303)
  const html = await (await site.fetch(path, { headers: { cookie } })).text()
  expect(html).toContain('Kun plads til 6')
  expect(html).toContain('Ingen datoer valgt endnu')
  expect((await post(site, path, { ...stay, arrival: '2027-02-30' }, cookie)).status).toBe(422)
})

test('two who change dates and party on pages of the same moment do not undo each other', async () => {
  const site = tableSite()
  const { path, cookie } = await makeList(site, { arrival: '2027-07-05' })
  const page = await (await site.fetch(path, { headers: { cookie } })).text()
  const shown = readable(/name="shown" value="([^"]*)"/.exec(page)?.[1] ?? '')
  const stay = { action: 'stay', shown, ...Object.fromEntries(new URLSearchParams(shown)) }
  expect((await post(site, path, { ...stay, persons: '8' }, cookie)).status).toBe(303)
  expect((await post(site, path, { ...stay, arrival: '2027-08-02' }, cookie)).status).toBe(303)
  const html = await (await site.fetch(path, { headers: { cookie } })).text()
  expect(html).toMatch(/name="arrival"[^>]*value="2027-08-02"/)
  expect(html).toMatch(/name="persons"[^>]*value="8"/)
})

test('with days around the arrival each house says its own days', async () => {
  const site = tableSite()
  const { path, cookie } = await makeList(site, { arrival: '2027-07-05', flex: '2' })
  const html = await (await site.fetch(path, { headers: { cookie } })).text()
  const [danish] = markets
  expect(html).toContain(`<small>${stayDatesShort(danish, arrival, 7)}</small>`)
  // What the days around it are is said in words.
  expect(html).toContain(`${stayDatesShort(danish, '2027-07-05', 7)}, eller op til 2\u00a0dage før eller efter`)
  const exact = await makeList(site)
  const page = await (await site.fetch(exact.path, { headers: { cookie: exact.cookie } })).text()
  expect(page).not.toContain(`<small>${stayDatesShort(danish, arrival, 7)}</small>`)
})

test('who sits at the table has the link as text, and a button that copies it', async () => {
  const site = tableSite()
  const { path, cookie } = await makeList(site)
  const html = await (await site.fetch(path, { headers: { cookie } })).text()
  expect(html).toMatch(new RegExp(`data-shared-link=""[^>]*value="${origins.da}${path}"`))
  expect(html).toContain(`<button class="button quiet" type="button" value="${path}" data-copy-link="">`)
})

test('a stay that is over is none: neither the head, the houses nor the form know it', async () => {
  const site = tableSite()
  const { path, cookie } = await makeList(site)
  const stay = { action: 'stay', arrival: '2020-07-04', duration: '7', persons: '4', pets: '0', parts: '1' }
  expect((await post(site, path, stay, cookie)).status).toBe(303)
  const html = await (await site.fetch(path, { headers: { cookie } })).text()
  expect(html).toContain('Ingen datoer valgt endnu')
  expect(html).not.toContain('jul. 2020')
  expect(html).not.toContain('value="2020-07-04"')
})

test('each form that asks for what is no change, or comes from nobody, is refused in words', async () => {
  const site = tableSite()
  const { path, cookie } = await makeList(site)
  const wrong: Record<string, string>[] = [
    {},
    { action: 'vote', house: '1', vote: 'perhaps' },
    { action: 'comment', house: '1', text: ' ' },
    { action: 'comment', house: '1', text: 'x'.repeat(shortlistLimits.commentCharacters + 1) },
    { action: 'join', name: '' },
    { action: 'vote', house: '77', vote: 'yes' },
  ]
  for (const form of wrong) expect((await post(site, path, form, cookie)).status).toBe(422)
  const unknown = await post(site, path, { action: 'vote', house: '1', vote: 'yes' })
  expect(unknown.status).toBe(422)
  expect(await unknown.text()).toContain('Skriv først dit fornavn')
  expect(
    (
      await site.fetch(path, {
        method: 'POST',
        body: new URLSearchParams({ action: 'vote' }),
        headers: { origin: 'https://elsewhere.example' },
      })
    ).status,
  ).toBe(403)
})

test('its maker tidies up and ends it by forms of a URL that nobody else has', async () => {
  const site = tableSite()
  const { path, manage, cookie, secret } = await makeList(site)
  await post(site, path, { action: 'comment', house: '1', text: 'Grimt sagt', submission: 'a' }, cookie)
  const page = await (await site.fetch(manage)).text()
  expect(page).toContain(`value="${origins.da}${path}"`)
  // Houses by their names; by their codes while the search does not answer.
  expect(page).toContain('Strandhuset · <a href="/sommerhus-bl1001/">BL1001</a>')
  expect(page).toContain('Fjern Strandhuset fra listen')
  const searchless = tableSite({
    search: { lodgings: () => Promise.reject(new ServiceError('search', 503, null, 'down')) },
  })
  expect(await (await searchless.fetch(manage)).text()).toContain('Fjern BL1001 fra listen')
  const [, id = ''] = /value="comment"\/><input type="hidden" name="id" value="(\d+)"/.exec(page) ?? []
  expect((await site.fetch(`/shortlist/${secret}/manage/${newDraftId()}/`)).status).toBe(404)
  expect((await post(site, `/shortlist/${secret}/manage/${newDraftId()}/`, { action: 'end' })).status).toBe(404)
  expect((await post(site, manage, { action: 'comment', id })).status).toBe(303)
  expect(await (await site.fetch(path, { headers: { cookie } })).text()).not.toContain('Grimt sagt')
  expect((await post(site, manage, { action: 'end' })).status).toBe(303)
  for (const gone of [path, manage]) {
    const response = await site.fetch(gone)
    expect(response.status).toBe(410)
    expect(await response.text()).toContain('Listen findes ikke længere')
  }
})

test('the URL of a list is a secret: kept by no cache, told to nobody, in no log', async () => {
  const site = tableSite()
  const { path, manage, secret, admin, me, cookie } = await makeList(site)
  for (const each of [path, manage, '/shortlist/']) {
    const { headers } = await site.fetch(each, { headers: { cookie } })
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('referrer-policy')).toBe('strict-origin')
    expect(headers.get('server-timing')).not.toContain(secret)
  }
  const html = await (await site.fetch(path, { headers: { cookie } })).text()
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain('rel="canonical"')
  // Who has a cookie finds neither key in the page.
  expect(html).not.toContain(me)
  expect(html).not.toContain(admin)
  const payload = await site.fetch(`${path}_payload.json`, { headers: { cookie } })
  expect(await payload.text()).not.toContain('Vores ferie')
  const line = logLine(new Error(`A redirect from ${path} to another host`), {
    market: { key: 'da' },
    path: manage,
    trace: secret,
  })
  expect(JSON.parse(line)).toMatchObject({ path: '/shortlist/…/manage/…/', trace: secret })
  expect(line.split(secret)).toHaveLength(2)
  expect(line).not.toContain(admin)
})

test('URLs that are nearly those of a list are not found', async () => {
  const site = tableSite()
  const { secret } = await makeList(site)
  const wrong = [
    newDraftId(),
    secret.slice(1),
    `${secret}0`,
    'x',
    `${secret}/manage`,
    `${secret}/other/${newDraftId()}`,
  ]
  for (const each of wrong) expect([each, (await site.fetch(`/shortlist/${each}/`)).status]).toEqual([each, 404])
})

test('a line is opened to a page of this site alone', async () => {
  const site = tableSite()
  const { path } = await makeList(site)
  const ask = (headers: Record<string, string>, at = path) => site.fetch(`${at}live/`, { headers })
  expect((await ask({})).status).toBe(426)
  expect((await ask({ upgrade: 'websocket' })).status).toBe(403)
  expect((await ask({ upgrade: 'websocket', origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await ask({ upgrade: 'websocket', origin: origins.da }, `/shortlist/${newDraftId()}/`)).status).toBe(404)
  const opened = await ask({ upgrade: 'websocket', origin: origins.da })
  expect(opened.status).toBe(101)
  opened.webSocket?.accept()
  opened.webSocket?.close()
})

test('without houses there is no list to make, and without a name none is made', async () => {
  const site = tableSite()
  expect(await (await site.fetch('/shortlist/')).text()).toContain('Der er ingen huse på listen endnu')
  // A list would be stored without a house that can't be loaded.
  expect((await tableSite({ broker: down('broker') }).fetch('/shortlist/?ids=1.77')).status).toBe(503)
  const nameless = await post(site, '/shortlist/', { ...start, name: '', me: newDraftId() })
  expect(nameless.status).toBe(422)
  expect(await nameless.text()).toContain('value="Vores ferie"')
})
