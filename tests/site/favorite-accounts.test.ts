import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { StoredFavorite } from '../../src/contracts/favorites.ts'
import { submissionField } from '../../src/contracts/form-fields.ts'
import { ShareFavoritesSchema } from '../../src/contracts/share-favorites.ts'
import { hashId } from '../../src/domain/digests.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { ServiceError } from '../../src/services/service-error.ts'
import type { Services } from '../../src/services/services.ts'
import { noHouses, oneHouse } from './houses.ts'
import { type Given, openSite, origins } from './site.ts'

const path = '/favorite-houses/'
const token = 'the-token-of-a-session'
const user = await hashId('user 7')

/** The service's side: the account's favourites, and its requests. */
function accountOf(ids: readonly number[], isDown: () => boolean = () => false) {
  const stored = new Map<number, StoredFavorite>()
  const calls: string[] = []
  let last = 0
  const at = () => new Date(Date.UTC(2026, 10, 1) + last).toISOString()
  function keep(subjectId: number): StoredFavorite {
    last += 1
    const favorite = { userId: 7, subjectType: 'lodging', comment: null, createdAt: at(), updatedAt: at() }
    const there = stored.get(subjectId) ?? { ...favorite, id: last, subjectId }
    stored.set(subjectId, there)
    return there
  }
  function called(what: string, bearer: string) {
    calls.push(what)
    if (isDown()) throw new ServiceError('favorites', 503, undefined)
    if (bearer !== token) throw new ServiceError('favorites', 401, undefined)
  }
  for (const id of ids) keep(id)
  const service: Services['favorites'] = {
    async lodgings(bearer) {
      called('list', bearer)
      return [...stored.values()]
    },
    async create(bearer, { subjectId }) {
      called(`create ${subjectId}`, bearer)
      return keep(subjectId)
    },
    async update(bearer, favorite) {
      called(`update ${favorite.subjectId}`, bearer)
      stored.set(favorite.subjectId, favorite)
      return favorite
    },
    async remove(bearer, id) {
      called(`remove ${id}`, bearer)
      for (const [subjectId, each] of stored) if (each.id === id) stored.delete(subjectId)
    },
  }
  return { service, calls, ids: () => [...stored.keys()], stored }
}

function signedInSite(favorites: Services['favorites'], auth: Given['auth'] = {}, given: Given = {}) {
  return openSite({
    search: { lodgings: async () => noHouses },
    ...given,
    favorites,
    auth: {
      whoami: async (given) => {
        if (given !== token) throw new ServiceError('auth', 401, undefined)
        return {
          token,
          permissions: [],
          user: {
            id: 7,
            type: 2,
            email: 'karen@example.org',
            firstname: 'Karen',
            lastname: '',
            phone: '',
            picture: '',
          },
        }
      },
      logout: async () => {},
      ...auth,
    },
  })
}

const session = `marehalm_main_auth=${encodeURIComponent(JSON.stringify({ token, permissions: {} }))}`

/** A browser's cookies, which take what replies set. */
function jarOf(...pairs: string[]) {
  const jar = new Map(pairs.map((pair) => [pair.split('=')[0] ?? '', pair.slice(pair.indexOf('=') + 1)]))
  return {
    get: (name: string) => jar.get(`marehalm_favorites${name}`),
    header: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    take(response: Response) {
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        if (/max-age=0/i.test(cookie)) jar.delete(name)
        else jar.set(name, value)
      }
      return response
    },
  }
}
type Jar = ReturnType<typeof jarOf>
type Site = ReturnType<typeof signedInSite>

async function post(site: Site, jar: Jar, form: Record<string, string>, url = path) {
  const headers = { cookie: jar.header(), origin: origins.da }
  return jar.take(await site.fetch(url, { method: 'POST', body: new URLSearchParams(form), headers }))
}

async function look(site: Site, jar: Jar) {
  return jar.take(await site.fetch(path, { headers: { cookie: jar.header() } }))
}

async function tell(site: Site, jar: Jar, changes: number[] = []) {
  const headers = { cookie: jar.header(), origin: origins.da, 'content-type': 'application/json' }
  const body = JSON.stringify({ changes })
  return site.fetch('/api/favorites/', { method: 'POST', body, headers })
}

test('a login without scripts makes one list of both, on both sides; the logout gives back what was', async () => {
  const account = accountOf([30, 40])
  const login = { token, permissions: [], user: null }
  const site = signedInSite(account.service, { login: async () => login, whoami: async () => login })
  const jar = jarOf('marehalm_favorites=10.30')
  const form = { email: 'karen@example.org', password: 'sand mellem tæerne' }
  expect((await post(site, jar, form, '/login/guest/')).status).toBe(303)
  expect(jar.get('')).toBe('30.40.10')
  expect(account.ids()).toEqual([30, 40, 10])
  await post(site, jar, { lodgingId: '50', action: 'toggle' })
  expect([jar.get(''), account.ids()]).toEqual(['30.40.10.50', [30, 40, 10, 50]])
  await post(site, jar, {}, '/logout/')
  expect([jar.get(''), jar.get('_account'), jar.get('_queue')]).toEqual(['10.30', undefined, undefined])
  expect(account.ids()).toEqual([30, 40, 10, 50])
})

test('a house that was removed while logged in stays removed, through logout and further logins', async () => {
  const account = accountOf([30])
  const login = { token, permissions: [], user: null }
  const site = signedInSite(account.service, { login: async () => login, whoami: async () => login })
  const jar = jarOf('marehalm_favorites=10.20')
  const form = { email: 'karen@example.org', password: 'sand mellem tæerne' }
  await post(site, jar, form, '/login/guest/')
  await post(site, jar, { lodgingId: '10', action: 'remove' })
  expect([jar.get(''), account.ids()]).toEqual(['30.20', [30, 20]])
  await post(site, jar, {}, '/logout/')
  expect(jar.get('')).toBe('20')
  // Elsewhere the other one is removed too.
  account.stored.delete(20)
  for (let logins = 0; logins < 2; logins += 1) {
    await post(site, jar, form, '/login/guest/')
    expect([jar.get(''), account.ids()]).toEqual(['30', [30]])
    await post(site, jar, {}, '/logout/')
  }
  await post(site, jar, { lodgingId: '10', action: 'save' })
  await post(site, jar, form, '/login/guest/')
  expect(account.ids()).toEqual([30, 10])
})

test('a login while the service is down succeeds, and the list becomes one at the next look', async () => {
  let isDown = true
  const account = accountOf([30], () => isDown)
  const login = { token, permissions: [], user: null }
  const site = signedInSite(account.service, { login: async () => login, whoami: async () => login })
  const jar = jarOf('marehalm_favorites=10')
  const form = { email: 'karen@example.org', password: 'sand mellem tæerne' }
  expect((await post(site, jar, form, '/login/guest/')).status).toBe(303)
  expect([jar.get(''), jar.get('_queue')]).toEqual(['10', '10'])
  expect((await look(site, jar)).status).toBe(200)
  isDown = false
  await look(site, jar)
  expect([jar.get(''), jar.get('_queue'), account.ids()]).toEqual(['30.10', undefined, [30, 10]])
})

test('what the service did not take waits on the device, is sent later, and sent twice it is sent once', async () => {
  let isDown = false
  const account = accountOf([30, 40], () => isDown)
  const site = signedInSite(account.service)
  const jar = jarOf(session)
  await look(site, jar)
  isDown = true
  await post(site, jar, { lodgingId: '50', action: 'toggle' })
  await post(site, jar, { lodgingId: '40', action: 'toggle' })
  expect([jar.get(''), jar.get('_queue'), account.ids()]).toEqual(['30.50', '50.-40', [30, 40]])
  isDown = false
  account.calls.length = 0
  const replies = await Promise.all([tell(site, jar, [50, -40]), tell(site, jar, [50, -40])])
  for (const reply of replies) {
    expect(await reply.json()).toMatchObject({ data: { account: user, ids: [30, 50], open: [] } })
    expect(reply.headers.getSetCookie().filter((each) => each.startsWith('marehalm_favorites'))).toEqual([])
  }
  expect(account.ids()).toEqual([30, 50])
  account.calls.length = 0
  await tell(site, jar, [50, -40])
  expect(account.calls).toEqual(['list'])
})

test('what scripts have queued they send themselves: a page shows it and leaves it to them', async () => {
  const account = accountOf([30, 40])
  const site = signedInSite(account.service)
  const jar = jarOf(
    session,
    `marehalm_favorites_account=${user}~`,
    'marehalm_favorites=30.50',
    'marehalm_favorites_queue=.50.-40',
  )
  const html = await (await look(site, jar)).text()
  expect(html).toContain('2 huse gemt')
  expect([jar.get(''), jar.get('_queue'), account.ids()]).toEqual(['30.50', '.50.-40', [30, 40]])
  expect(await (await tell(site, jar, [50, -40])).json()).toMatchObject({ data: { ids: [30, 50], open: [] } })
})

test('while the service or the sessions’ own is down, the API says so and nothing is taken for done', async () => {
  const account = accountOf([], () => true)
  expect((await tell(signedInSite(account.service), jarOf(session), [50])).status).toBe(502)
  const unknown = signedInSite(accountOf([]).service, {
    whoami: async () => Promise.reject(new ServiceError('auth', 503, undefined)),
  })
  const jar = jarOf(session, `marehalm_favorites_account=${user}~10`, 'marehalm_favorites=10.30')
  expect((await tell(unknown, jar, [50])).status).toBe(502)
  // The page stands and says what it lacks, and nobody was logged out by it.
  const page = await look(unknown, jar)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain(messagesOf(markets[0]).favorites.accountMissing)
  expect([jar.get(''), jar.get('_account')]).toEqual(['10.30', `${user}~10`])
})

test('a session that has ended is a logout: the device’s own list is back, with what was not sent', async () => {
  const site = signedInSite(accountOf([30]).service, {
    whoami: async () => Promise.reject(new ServiceError('auth', 401, undefined)),
  })
  const jar = jarOf(
    session,
    `marehalm_favorites_account=${user}~10`,
    'marehalm_favorites=30.10.50',
    'marehalm_favorites_queue=50',
  )
  expect(await (await tell(site, jar)).json()).toMatchObject({ data: { account: null, ids: [10, 50] } })
  await look(site, jar)
  expect([jar.get(''), jar.get('_account')]).toEqual(['10.50', undefined])
})

test('a login with two hundred houses on each side loses none, in as many calls as a request may make', async () => {
  const own = Array.from({ length: 200 }, (_, index) => index + 1)
  const account = accountOf(Array.from({ length: 200 }, (_, index) => index + 1001))
  const site = signedInSite(account.service)
  const jar = jarOf(session, `marehalm_favorites=${own.join('.')}`)
  for (let looks = 0; looks < 5; looks += 1) {
    account.calls.length = 0
    await look(site, jar)
    expect(account.calls.length).toBeLessThanOrEqual(41)
  }
  expect(account.ids()).toHaveLength(400)
  expect([jar.get('')?.split('.').length, jar.get('_queue')]).toEqual([400, undefined])
})

test('a list longer than a link may be is shared by mail with its newest houses', async () => {
  const ids = Array.from({ length: 450 }, (_, index) => 900_000_001 + index)
  const sent: unknown[] = []
  const site = signedInSite(
    accountOf(ids).service,
    {},
    {
      search: {
        async lodgings({ parameters }) {
          const found = parameters?.lodgingId
          const value = typeof found === 'object' && 'value' in found ? found.value : []
          return { ...noHouses, hits: [value].flat().map((id) => ({ ...oneHouse, lodgingId: Number(id) })) }
        },
      },
      workers: {
        async shareFavorites(share) {
          sent.push(share)
          return { queued: 1, skipped: 0, toConfirm: false }
        },
      },
    },
  )
  const form = {
    [submissionField]: crypto.randomUUID(),
    senderName: 'Karen',
    senderEmail: 'karen@example.org',
    recipients: 'ole@example.org',
  }
  expect((await post(site, jarOf(session), form, `${path}share/`)).status).toBe(303)
  const share = v.parse(ShareFavoritesSchema, sent[0])
  expect(new URL(share.link).searchParams.get('ids')).toBe(ids.slice(-400).join('.'))
  expect(share.houses).toHaveLength(400)
})

test('each house of a list longer than a cookie is taken off by its own heart', async () => {
  const ids = Array.from({ length: 402 }, (_, index) => 900_000_001 + index)
  const [oldest = 0, older = 0, first = 0] = ids
  const account = accountOf(ids)
  const site = signedInSite(
    account.service,
    {},
    {
      search: {
        async lodgings({ parameters }) {
          const found = parameters?.lodgingId
          const value = typeof found === 'object' && 'value' in found ? found.value : []
          return { ...noHouses, hits: [value].flat().map((id) => ({ ...oneHouse, lodgingId: Number(id) })) }
        },
      },
    },
  )
  const jar = jarOf(session)
  const html = await (await look(site, jar)).text()
  /** Scripts answer the hearts of the form `hearts` by the cookie, which has the newest 400. */
  const formOf = (id: number) => / form="([^"]*)"/.exec(buttonOf(html, id))?.[1] ?? ''
  expect(jar.get('')?.split('.').includes(String(first))).toBe(true)
  expect([oldest, older, first].map(formOf)).toEqual(['hearts-beyond', 'hearts-beyond', 'hearts'])
  expect(buttonOf(html, oldest)).toContain('aria-pressed="true"')
  for (const id of [oldest, first]) {
    const [, fields = ''] = new RegExp(`<form id="${formOf(id)}"[^>]*>(.*?)</form>`, 's').exec(html) ?? []
    const [, action = ''] = /name="action" value="([^"]*)"/.exec(fields) ?? []
    await post(site, jar, { action, lodgingId: String(id) })
  }
  expect(account.ids()).toEqual(ids.filter((id) => id !== oldest && id !== first))
})

function buttonOf(html: string, id: number): string {
  return (
    [...html.matchAll(/<button[^>]*>/g)].map(([button]) => button).find((each) => each.includes(`value="${id}"`)) ?? ''
  )
}

test('a note is kept by the account, and comes back with the list', async () => {
  const account = accountOf([30])
  const site = signedInSite(account.service)
  const jar = jarOf(session)
  const noted = await post(site, jar, { action: 'note', lodgingId: '30', comment: 'Med <b>plads</b>\r\ntil hunden' })
  expect(noted.headers.get('location')).toBe(`${path}?noted=30`)
  expect(account.stored.get(30)?.comment).toBe('Med <b>plads</b>\ntil hunden')
})

test.each([
  ['its session has ended', 401],
  ['the service fails', 503],
])('a note comes back as it was typed where %s', async (_, status) => {
  const account = accountOf([30])
  const refuse = async () => {
    throw new ServiceError('any', status, undefined)
  }
  const site = openSite({
    search: { lodgings: async () => ({ ...noHouses, hits: [{ ...oneHouse, lodgingId: 30 }], totalHits: 1 }) },
    favorites: { ...account.service, update: refuse },
    auth: { whoami: status === 401 ? refuse : async () => ({ token, permissions: [], user: null }) },
  })
  for (const list of ['30', '']) {
    const jar = jarOf(session, `marehalm_favorites=${list}`)
    const response = await post(site, jar, { action: 'note', lodgingId: '30', comment: 'Med plads til hunden' })
    const html = await response.text()
    expect([response.status, html.includes('Noten kunne ikke gemmes lige nu')]).toEqual([422, true])
    expect(html.includes('Med plads til hunden')).toBe(list !== '' || status === 503)
  }
})

test.each([
  ['da', 'x'.repeat(501), 'Noten er på 501 tegn, og der er plads til 500'],
  ['de', `${'ø\r\n'.repeat(300)}x`, 'Die Notiz hat 601 Zeichen, möglich sind 500'],
  ['en', 'a\u0007b', 'The note contains characters that cannot be saved'],
] as const)('a note that cannot be kept comes back with the reason (%s)', async (key, comment, reason) => {
  const account = accountOf([30])
  const site = openSite({
    search: { lodgings: async () => ({ ...noHouses, hits: [{ ...oneHouse, lodgingId: 30 }], totalHits: 1 }) },
    favorites: account.service,
    auth: { whoami: async () => ({ token, permissions: [], user: null }) },
  })
  const body = new URLSearchParams({ action: 'note', lodgingId: '30', comment })
  const headers = { cookie: session, origin: origins[key] }
  const response = await site.fetch(`${origins[key]}${path}`, { method: 'POST', body, headers })
  expect(response.status).toBe(422)
  const html = await response.text()
  expect(html.split(reason)).toHaveLength(3)
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain(comment.replaceAll('\r\n', '\n').slice(0, 300))
  expect(account.stored.get(30)?.comment).toBeNull()
})

test('no token and no address of a user is in a page, a cookie that scripts read, or the log', async () => {
  const account = accountOf([30], () => true)
  const site = signedInSite(account.service)
  const jar = jarOf(session, 'marehalm_favorites=10')
  const html = await (await look(site, jar)).text()
  const api = await (await tell(site, jar, [5])).text()
  for (const text of [html, api, jar.get('_account') ?? '', JSON.stringify(site.problems.map(String))]) {
    expect(text).not.toContain(token)
    expect(text).not.toContain('karen@example.org')
  }
})
