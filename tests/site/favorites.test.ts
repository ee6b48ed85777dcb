import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { LodgingHit } from '../../src/contracts/search.ts'
import type { SiteSettings } from '../../src/contracts/settings.ts'
import { type ShareFavorites, ShareFavoritesSchema, type ShareMailReply } from '../../src/contracts/share-favorites.ts'
import type { SearchRequestInput } from '../../src/domain/search-request.ts'
import { addDays } from '../../src/domain/stays.ts'
import { formatMessage } from '../../src/markets/format-message.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { ServiceError } from '../../src/services/service-error.ts'
import { engineSearch } from './engine-search.ts'
import { noHouses, oneHouse } from './houses.ts'
import { down } from './services-down.ts'
import { type Given, openSite, origins } from './site.ts'

const [danish] = markets
const path = '/favorite-houses/'
const arrival = '2027-07-03'
const titles = ['Strandhuset', 'Klithuset', 'Ålehuset']
/** Three houses: the first is free on the requested day, the second a week later, the third then not at all. */
const houses = [1, 2, 3].map(
  (id): LodgingHit => ({
    ...oneHouse,
    id: String(id),
    lodgingId: id,
    name: `BL100${id}`,
    title: titles[id - 1] ?? '',
    city: ['Rømø', 'Blåvand', 'Aalbæk'][id - 1] ?? '',
    totalPrice: 100_000 * (4 - id),
    date: '2027-05-01',
    duration: 7,
  }),
)
const stays: Record<number, string[]> = { 1: [arrival], 2: [addDays(arrival, -14), addDays(arrival, 7)], 3: [] }

/** Applies the list's filters as a search engine does. */
async function lodgings(request: SearchRequestInput) {
  const { filter = '', sort = [] } = engineSearch(request)
  const ids = /lodgingId (?:IN \[([^\]]*)\]|= (\d+))/.exec(filter)
  const requestedIds = new Set((ids?.[1] ?? ids?.[2] ?? '').split(',').map(Number))
  const [, first, last] = /\bdate "([\d-]+)" TO "([\d-]+)"/.exec(filter) ?? []
  const hits = houses
    .filter(({ lodgingId }) => requestedIds.has(lodgingId))
    .flatMap((house) => {
      if (!first || !last) return [house]
      const days = (stays[house.lodgingId] ?? []).filter((day) => day >= first && day <= last).sort()
      const day = sort[0]?.endsWith(':desc') ? days.at(-1) : days[0]
      return day ? [{ ...house, date: day, totalPrice: house.totalPrice + 50_000 }] : []
    })
  return { ...noHouses, hits }
}

function guestSite(given: Given = {}) {
  return openSite({ search: { lodgings }, ...given })
}
type Site = ReturnType<typeof guestSite>

function withCookie(ids: string) {
  return { headers: { cookie: `marehalm_favorites=${ids}` } }
}

function post(site: Site, form: Record<string, string>, ids = '', url = path, headers: Record<string, string> = {}) {
  return site.fetch(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { cookie: `marehalm_favorites=${ids}`, origin: origins.da, ...headers },
  })
}

function storedIds(response: Response): string | undefined {
  const cookies = response.headers.getSetCookie().find((each) => each.startsWith('marehalm_favorites='))
  return cookies && /^marehalm_favorites=([^;]*)/.exec(cookies)?.[1]
}

function order(html: string): string[] {
  return [...html.matchAll(/data-lodging="(\d+)"/g)].map(([, id]) => id ?? '')
}

test('the list shows what the cookie names, the newest first, and is one guest’s own', async () => {
  const response = await guestSite().fetch(path, withCookie('1.3.2'))
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const html = await response.text()
  expect(order(html)).toEqual(['2', '3', '1'])
  expect(html).toContain('3 huse gemt')
  expect(html).toMatch(/<meta name="robots" content="noindex"/)
})

test.each([
  ['price', ['3', '2', '1']],
  ['name', ['2', '1', '3']],
  ['place', ['2', '1', '3']],
  ['added', ['3', '2', '1']],
  ['what is none', ['3', '2', '1']],
])('sorted by %s', async (sort, expected) => {
  const html = await (await guestSite().fetch(`${path}?sort=${encodeURIComponent(sort)}`, withCookie('1.2.3'))).text()
  expect(order(html)).toEqual(expected)
})

test('for chosen dates each house is free with its total, or has its nearest stay, or none', async () => {
  const site = guestSite()
  const html = await (await site.fetch(`${path}?arrival=${arrival}&duration=7&sort=name`, withCookie('1.2.3'))).text()
  const [, klit = '', strand = '', aale = ''] = html.split('favorite-state')
  expect(strand).toContain('Ledigt på de valgte datoer')
  expect(strand).toContain('3.500')
  expect(strand).toContain(`/sommerhus-bl1001/?arrival=${arrival}&amp;duration=7`)
  expect(klit).toContain('Nærmeste ledige ophold')
  expect(klit).toContain(`arrival=${addDays(arrival, 7)}`)
  expect(aale).toContain('i ugerne omkring dem')
  expect(html).toContain('1 af dine huse er ledigt (')
  const shared = await (await site.fetch(`${path}shared/?ids=1.2.3&arrival=${arrival}&duration=7`)).text()
  for (const state of ['>Ledigt på de valgte datoer', 'Nærmeste ledige ophold', 'i ugerne omkring dem']) {
    expect(shared.split(state)).toHaveLength(2)
  }
  const german = await (await site.fetch(`${origins.de}${path}?arrival=${arrival}`, withCookie('1'))).text()
  expect(german).toContain('In Ihrem Zeitraum frei')
  // Where all of them are free, they are not counted.
  expect(german).toContain('Das Haus auf Ihrer Liste ist frei (')
})

test('a house that does not take the party is not counted as free, on one’s own list and on a shared one', async () => {
  const site = guestSite()
  const query = `arrival=${arrival}&duration=7&adults=40`
  const own = await (await site.fetch(`${path}?${query}`, withCookie('1'))).text()
  const shared = await (await site.fetch(`${path}shared/?ids=1&${query}`)).text()
  for (const html of [own, shared]) {
    expect(html).toMatch(/favorite-state"><i [^>]*><\/i>Kun plads til \d+ person/)
    expect(html).not.toContain('Ledigt på de valgte datoer')
  }
  expect(own).not.toContain('Huset på din liste er ledigt')
})

test('the list keeps dates and party in its links, its forms and the lists that begin from it', async () => {
  const site = guestSite()
  const party = 'adults=3&children=2&pets=1'
  const html = await (await site.fetch(`${path}?arrival=${arrival}&duration=7&${party}`, withCookie('1'))).text()
  const written = party.replaceAll('&', '&amp;')
  expect(html).toContain(`/sommerhus-bl1001/?arrival=${arrival}&amp;duration=7&amp;${written}&amp;quote=`)
  expect(html).toMatch(
    /<input type="number"[^>]* name="children"[^>]* value="2"|<input type="number"[^>]*value="2"[^>]*name="children"/,
  )
  expect(html).toContain(
    `/shortlist/?ids=1&amp;arrival=${arrival}&amp;duration=7&amp;persons=5&amp;children=2&amp;infants=0&amp;pets=1"`,
  )
  const removed = await post(site, { lodgingId: '1', action: 'toggle' }, '1', `${path}?arrival=${arrival}&${party}`)
  expect(removed.headers.get('location')).toBe(`${path}?arrival=${arrival}&duration=7&${party}&removed=1`)
})

test('a day that is over, or none of the calendar, is as no dates', async () => {
  for (const day of ['2020-01-01', '2027-02-30', '"><script>']) {
    const html = await (await guestSite().fetch(`${path}?arrival=${encodeURIComponent(day)}`, withCookie('1'))).text()
    expect(html).not.toContain('favorite-state')
    expect(html).not.toContain('"><script>')
  }
})

test('a heart without scripts adds, removes, and the way back brings it back; dates and order stay', async () => {
  const site = guestSite()
  const requestedUrl = `${path}?arrival=${arrival}&duration=7&sort=price`
  const added = await post(site, { lodgingId: '2', action: 'toggle' }, '1', requestedUrl)
  expect([added.status, storedIds(added)]).toEqual([303, '1.2'])
  const removed = await post(site, { lodgingId: '1', action: 'toggle' }, '1.2', requestedUrl)
  expect([removed.status, storedIds(removed)]).toEqual([303, '2'])
  expect(removed.headers.get('location')).toBe(`${requestedUrl}&removed=1`)
  const html = await (await site.fetch(removed.headers.get('location') ?? '', withCookie('2'))).text()
  expect(html).toMatch(/Fortryd/)
  const back = await post(site, { action: 'save', ids: '1' }, '2', requestedUrl)
  expect(storedIds(back)).toBe('2.1')
})

test('the last house taken off leaves an empty list with a way back', async () => {
  const html = await (await guestSite().fetch(`${path}?removed=1`)).text()
  expect(html).toContain('Ingen favoritter endnu')
  expect(html).toContain('Fortryd')
})

test('a shared list is shown to everybody and changes nobody’s own, until it is saved: then both are one', async () => {
  const site = guestSite()
  const shared = await site.fetch(`${path}shared/?ids=1.3`, withCookie('2'))
  expect(shared.headers.getSetCookie()).toEqual([])
  const html = await shared.text()
  expect(order(html)).toEqual(['3', '1'])
  expect(html).toMatch(/<meta name="robots" content="noindex"/)
  const saved = await post(site, { action: 'save', ids: '1.3' }, '2')
  expect([storedIds(saved), saved.headers.get('location')]).toEqual(['2.1.3', `${path}?saved=2`])
  expect(await (await site.fetch(`${path}shared/?ids=x`)).text()).toContain('Listen er tom')
})

test('a full list takes no more and loses none', async () => {
  const full = Array.from({ length: 200 }, (_, index) => index + 1).join('.')
  const refused = await post(guestSite(), { lodgingId: '900', action: 'toggle' }, full)
  expect([storedIds(refused), refused.headers.get('location')]).toEqual([undefined, `${path}?saved=0&full=1`])
  const html = await (await guestSite().fetch(path, withCookie(full))).text()
  expect(html).toContain('200 huse gemt')
})

test('a house that is gone is told of, and leaves only when the guest says so', async () => {
  const given = { broker: async () => ({ lodgingsByIds: [] }) as never }
  const shown = await guestSite(given).fetch(path, withCookie('1.77'))
  expect(shown.headers.getSetCookie()).toEqual([])
  const html = await shown.text()
  expect(html).toContain('Et hus på din liste udlejes ikke længere')
  const left = await post(guestSite(given), { action: 'remove', ids: '77' }, '1.77')
  expect(storedIds(left)).toBe('1')
})

test('while the broker does not answer, no house is called gone, and none is left out of what is sent', async () => {
  const sent: unknown[] = []
  const shareFavorites = async (form: unknown) => {
    sent.push(form)
    return { queued: 1, skipped: 0, toConfirm: false }
  }
  const site = guestSite({ broker: down('broker'), workers: { shareFavorites } })
  const html = await (await site.fetch(path, withCookie('1.77'))).text()
  expect(html).toContain('BL1001')
  expect(html).toContain('Denne del af siden kan ikke vises lige nu')
  expect(html).not.toContain('udlejes ikke længere')
  expect((await post(site, shareForm, '1.77', `${path}share/`)).status).toBe(503)
  expect((await post(site, { ids: '1.77' }, '', `${path}views/`)).status).toBe(503)
  expect(sent).toEqual([])
  for (const given of [{ broker: down('broker') }, { search: { lodgings: down('search') } }]) {
    const shared = await (await guestSite(given).fetch(`${path}shared/?ids=77`)).text()
    expect(shared).toContain('Denne del af siden kan ikke vises lige nu')
  }
})

test('while the search does not answer the list says so and keeps all', async () => {
  const failing = async () => {
    throw new ServiceError('search', 503, undefined)
  }
  const response = await guestSite({ search: { lodgings: failing } }).fetch(path, withCookie('1.2'))
  expect(response.headers.getSetCookie()).toEqual([])
  const html = await response.text()
  expect(html).toContain('Husene kan ikke vises lige nu')
  expect(html).toContain('2 huse gemt')
})

test('the edition’s own word for the list leads to it, and a word of nobody’s nowhere', async () => {
  const settings = async () => ({ language: { favoritesSlug: 'favoritter' } }) as SiteSettings
  const site = guestSite({ routes: { settings, route: async () => null } })
  const led = await site.fetch('/favoritter/?arrival=2027-07-03')
  expect([led.status, led.headers.get('location')]).toEqual([302, `${path}?arrival=2027-07-03`])
  expect((await guestSite().fetch('/favoritter/')).status).toBe(404)
})

test('nothing changes favourites from another site, nor by GET', async () => {
  const site = guestSite()
  const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  for (const url of [path, `${path}share/`, `${path}views/`]) {
    expect((await post(site, { lodgingId: '1', ids: '1' }, '2', url, elsewhere)).status).toBe(403)
  }
  const api = { method: 'POST', body: '{"changes":[1]}', headers: { ...elsewhere, 'content-type': 'application/json' } }
  expect((await site.fetch('/api/favorites/', api)).status).toBe(403)
  expect((await site.fetch(`${path}?lodgingId=1&action=toggle`)).headers.getSetCookie()).toEqual([])
})

test.each([{}, { lodgingId: 'x' }, { lodgingId: '1', action: 'drop' }, { action: 'save', ids: '' }])(
  '%j is no form of this page',
  async (form) => {
    const response = await post(guestSite(), form as Record<string, string>, '1')
    expect([response.status, storedIds(response)]).toEqual([400, undefined])
  },
)

test('/api/favorites/ tells a guest’s own list, is kept by nobody, and sets no cookie', async () => {
  const site = guestSite()
  const response = await site.fetch('/api/favorites/', withCookie('1.2'))
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.getSetCookie()).toEqual([])
  expect(await response.json()).toEqual({ data: { account: null, ids: [1, 2], open: [] }, meta: {} })
})

test.each([
  '{',
  '{"changes":[0]}',
  '{"changes":["1"]}',
  '{"changes":[1],"userId":2}',
  '[]',
  `{"changes":[${'1,'.repeat(500)}1]}`,
])('/api/favorites/ refuses %s', async (body) => {
  const headers = { 'content-type': 'application/json', origin: origins.da }
  const response = await guestSite().fetch('/api/favorites/', { method: 'POST', body, headers })
  expect([response.status, await response.json()]).toMatchObject([400, { error: { code: 'invalid_request' } }])
})

const formId = '0b1f2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'
const shareForm = {
  submission: formId,
  senderName: 'Karen',
  senderEmail: 'karen@example.org',
  recipients: 'ole@example.org, birte@example.org',
}

function sharingSite(reply: ShareMailReply = { queued: 2, skipped: 0, toConfirm: false }, given: Given = {}) {
  const sent: ShareFavorites[] = []
  const shareFavorites = async (share: ShareFavorites) => {
    sent.push(share)
    return reply
  }
  return { ...guestSite({ workers: { shareFavorites, confirmShare: down('workers') }, ...given }), sent }
}

/** Where a page leads to in the German edition. */
function linkTo(html: string): string | undefined {
  return new RegExp(`href="(${origins.de}[^"]*)" hrefLang="de"`, 'i').exec(html)?.[1]?.replaceAll('&amp;', '&')
}

test('another edition shows one’s favourites as a list that can be saved there, for the same trip', async () => {
  const site = guestSite()
  const own = await (await site.fetch(`${path}?arrival=${arrival}&duration=7`, withCookie('1.3'))).text()
  const url = new URL(linkTo(own) ?? '')
  expect(url.pathname).toBe(`${path}shared/`)
  expect(Object.fromEntries(url.searchParams)).toEqual({ arrival, duration: '7', ids: '1.3' })
  const there = await (await site.fetch(`${origins.de}${url.pathname}${url.search}`)).text()
  for (const id of [1, 3]) expect(there).toContain(`/ferienhaus-bl100${id}/`)
  expect(there).toContain('Alle auf die Merkliste setzen')
  const empty = await (await site.fetch(path)).text()
  expect(linkTo(empty)).toBe(`${origins.de}${path}`)
})

test('no language link of what is done with one’s favourites loses their houses', async () => {
  const site = sharingSite()
  const shared = `${origins.de}${path}shared/`
  const read = async (url: string) => linkTo(await (await site.fetch(path + url, withCookie('1.3'))).text())
  expect(await read(`share/?arrival=${arrival}&duration=7`)).toBe(`${shared}?arrival=${arrival}&duration=7&ids=1.3`)
  expect(await read('share/?sent=2')).toBe(`${shared}?ids=1.3`)
  expect(await read(`share/?confirm=${'a'.repeat(32)}`)).toBe(`${origins.de}${path}share/?confirm=${'a'.repeat(32)}`)
  const mailed = await post(site, { ids: '1.2' }, '3', `${path}views/`)
  expect(linkTo(await mailed.text())).toBe(`${shared}?ids=1.2`)
})

test('a list is shared by mail: its houses, a link, and a receipt at an address of its own', async () => {
  const site = sharingSite()
  const form = await (await site.fetch(`${path}share/`, withCookie('1.2'))).text()
  expect(form).toContain(`${origins.da}${path}shared/?ids=1.2`)
  const sent = await post(site, shareForm, '1.2', `${path}share/`)
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}share/?sent=2`])
  expect(site.sent).toMatchObject([
    {
      lan: 1,
      formId,
      recipients: ['ole@example.org', 'birte@example.org'],
      houses: [{ code: 'BL1002', url: `${origins.da}/sommerhus-bl1002/` }, { code: 'BL1001' }],
      link: `${origins.da}${path}shared/?ids=1.2`,
      confirmAt: null,
    },
  ])
  const receipt = await (await site.fetch(`${path}share/?sent=2`)).text()
  expect(receipt).toContain('sendt til 2 modtagere')
})

test('a list is shared however the agency has written the title of a house', async () => {
  const title = `Strand\thuset ${'ved havet '.repeat(30)}`
  const site = sharingSite(undefined, {
    search: { lodgings: async () => ({ ...noHouses, hits: [{ ...oneHouse, lodgingId: 1, title }] }) },
  })
  await post(site, shareForm, '1', `${path}share/`)
  expect(v.safeParse(ShareFavoritesSchema, site.sent[0]).issues).toBeUndefined()
})

test.each([
  ['senderName', '', 'required'],
  ['senderName', 'gratis-ure.dk', 'name'],
  ['senderEmail', 'karen', 'email'],
  ['senderEmail', ' ', 'required'],
  ['recipients', '', 'required'],
  ['recipients', 'a@b.dk c@d.dk e@f.dk g@h.dk', 'recipients'],
  ['senderName', 'evil.app/pay', 'name'],
  ['senderName', 'Karen 12345678', 'name'],
  ['senderName', 'K'.repeat(61), 'tooLong'],
] as const)(
  '%s "%s" comes back with what is wrong and all that was typed, and sends nothing',
  async (field, value, kind) => {
    const site = sharingSite()
    const response = await post(site, { ...shareForm, [field]: value }, '1', `${path}share/`)
    expect(response.status).toBe(422)
    const html = await response.text()
    const { favorites } = messagesOf(danish)
    const fault = formatMessage(favorites.faults[kind], { field: favorites[field] }, danish)
    expect(html).toMatch(new RegExp(`id="field-${field}-error"[^>]*>(?:<[^>]*>)*${fault}`))
    expect(html).toContain(`href="#field-${field}"`)
    for (const [name, typed] of Object.entries(shareForm)) if (name !== field) expect(html).toContain(typed)
    expect(site.sent).toEqual([])
  },
)

test('a program that fills every field sends nothing and a person may send it again; a failing service gives back what was typed', async () => {
  const site = sharingSite()
  const trapped = await post(site, { ...shareForm, website: 'https://evil.example' }, '1', `${path}share/`)
  expect([trapped.status, site.sent]).toEqual([422, []])
  expect(await trapped.text()).toContain('Er du et menneske')
  const failing = guestSite({
    workers: { shareFavorites: async () => Promise.reject(new ServiceError('workers', 503, undefined)) },
  })
  const response = await post(failing, shareForm, '1', `${path}share/`)
  expect(response.status).toBe(503)
  const html = await response.text()
  expect(html).toContain('Mailen kunne ikke sendes lige nu')
  expect(html).toContain(formId)
})

test('a list that nobody could be sent is not said to be on its way', async () => {
  const site = sharingSite({ queued: 0, skipped: 1, toConfirm: false })
  const sent = await post(site, { ...shareForm, recipients: 'ole@example.org' }, '1.2', `${path}share/`)
  const receipt = await (await site.fetch(`${origins.da}${sent.headers.get('location')}`)).text()
  expect(receipt).toContain('har fået så mange mails i dag')
  expect(receipt).not.toContain('på vej')
})

test('without a captcha’s proof the sender is asked by mail; looking at its link sends nothing, the button does', async () => {
  const captcha = {
    widget: { siteKey: 'key', script: 'https://captcha.example/api.js' },
    origin: 'https://captcha.example',
    verify: async () => 'passed' as const,
  }
  const confirmed: string[] = []
  const site = sharingSite({ queued: 0, skipped: 0, toConfirm: true }, { captcha })
  const response = await post(site, shareForm, '1', `${path}share/`)
  expect(response.headers.get('location')).toBe(`${path}share/?asked=1`)
  expect(site.sent[0]?.confirmAt).toBe(`${origins.da}${path}share/?confirm=%7Btoken%7D`)
  const confirming = guestSite({
    captcha,
    workers: {
      confirmShare: async (token) => {
        confirmed.push(token)
        return { queued: 1, skipped: 0, toConfirm: false }
      },
    },
  })
  const token = 'abcdefghijklmnopqrstuvwxyz-_0123'
  expect(await (await confirming.fetch(`${path}share/?confirm=${token}`)).text()).toContain('Vil du sende din liste')
  expect(confirmed).toEqual([])
  const done = await post(confirming, { confirm: token }, '', `${path}share/`)
  expect([done.headers.get('location'), confirmed]).toEqual([`${path}share/?sent=1`, [token]])
})

test('the houses that a device remembers are mailed to the guest who asks, and the site keeps nothing of them', async () => {
  const sent: unknown[] = []
  const emailLodgingViews = async (views: unknown) => {
    sent.push(views)
    return { queued: 1, skipped: 0, toConfirm: false }
  }
  const site = guestSite({ workers: { emailLodgingViews } })
  const response = await post(site, { submission: formId, ids: '2.1' }, '', `${path}views/`)
  expect([response.status, response.headers.getSetCookie()]).toEqual([200, []])
  expect(await response.text()).toContain('Klithuset')
  const wrong = await post(site, { submission: formId, ids: '2.1', email: 'karen' }, '', `${path}views/`)
  expect([wrong.status, sent]).toEqual([422, []])
  const right = await post(site, { submission: formId, ids: '2.1', email: 'karen@example.org' }, '', `${path}views/`)
  expect([right.status, right.headers.get('location')]).toEqual([303, `${path}views/?sent=1`])
  expect(sent).toMatchObject([{ lan: 1, email: 'karen@example.org', houses: [{ code: 'BL1001' }, { code: 'BL1002' }] }])
  expect(await (await site.fetch(`${path}views/?sent=1`)).text()).toContain('mailen er på vej til dig')
})
