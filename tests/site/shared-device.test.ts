import { expect, test } from 'vitest'
import { guestCookies } from '../../src/domain/browser-keys.ts'
import { newDraftId } from '../../src/drafts/draft-store.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { cookiesOf, open, post, sessionCookie, sessionData, typed } from './account-site.ts'
import { begunDraft, bookedDraft, siteWithDraft } from './booked-draft.ts'
import { origins } from './site.ts'

const shared = { cookie: 'marehalm_shared=1' }

test('a login on a shared device sets cookies that end with the browser, and asks for a short session', async () => {
  const requests: unknown[] = []
  const site = open({
    async login(...question) {
      requests.push(question[1])
      return sessionData
    },
  })
  const before = { cookie: 'marehalm_favorites=12.34; marehalm_consent=necessary.functional; marehalm_search=x' }
  const cookies = cookiesOf(await post(site, '/login/guest/', { ...typed, shared: '1' }, before))
  for (const name of ['main_auth', 'signed_in', 'shared', 'favorites', 'consent', 'search']) {
    const line = cookies.get(`marehalm_${name}`) ?? 'missing'
    expect(line).toMatch(/^marehalm_\w+=\S/)
    expect(line).not.toMatch(/Max-Age|Expires/i)
  }
  expect(requests).toEqual([expect.objectContaining({ shared: true })])

  const again = cookiesOf(await post(site, '/login/guest/', { ...typed, shared: '1' }, shared))
  expect(again.get('marehalm_main_auth')).not.toContain('Max-Age')
  const own = cookiesOf(await post(site, '/login/guest/', typed, shared))
  expect(own.get('marehalm_shared')).toContain('Max-Age=0')
  expect(own.get('marehalm_main_auth')).toContain('Max-Age=2592000')
  expect(requests.at(-1)).not.toHaveProperty('shared')
})

test('a device that becomes shared keeps no receipt of an earlier booking, and its drafts are soon gone', async () => {
  const site = open()
  const [begun, booked] = [newDraftId(), newDraftId()]
  await site.drafts.put(begun, begunDraft)
  await site.drafts.put(booked, bookedDraft)
  await post(site, '/login/guest/', { ...typed, shared: '1' }, { cookie: `marehalm_draft=${begun}.${booked}` })
  expect(await site.drafts.get(begun)).toMatchObject({ isShared: true })
  expect(await site.drafts.get(booked)).toBeNull()
})

test.each(markets)(
  '$key: a receipt on a shared device is shown once, with no link that opens it again',
  async (market) => {
    const { site, cookie } = await siteWithDraft(bookedDraft)
    const see = () =>
      site.fetch(`${origins[market.key]}/booking/confirmation/`, {
        headers: { cookie: `${cookie}; marehalm_shared=1` },
      })
    const html = await (await see()).text()
    expect(html).toContain('MH-2345ABCD')
    expect(html).toContain(messagesOf(market).account.shared.once)
    expect(html).toContain('action="/forget/"')
    for (const path of ['/booking/calendar.ics', '/booking/arrival/']) expect(html).not.toContain(path)
    const again = await see()
    expect([again.status, again.headers.get('location')]).toEqual([303, '/booking/'])

    const own = await siteWithDraft(bookedDraft)
    const seeOwn = () => own.site.fetch('/booking/confirmation/', { headers: { cookie: own.cookie } })
    await seeOwn()
    expect((await seeOwn()).status).toBe(200)
  },
)

const heldDraft = { ...begunDraft, holdId: 'a'.repeat(32), stepsDone: 1 as const }

test('logging out gives the stays of the drafts that it erases back, each hold once', async () => {
  const released: unknown[] = []
  const booking = { release: async (...requests: unknown[]) => void released.push(requests) }
  const site = open({}, { booking })
  const ids = [newDraftId(), newDraftId(), newDraftId()]
  for (const [index, draft] of [heldDraft, heldDraft, bookedDraft].entries()) {
    await site.drafts.put(ids[index] ?? '', draft)
  }
  const { cookie } = sessionCookie()
  await post(site, '/logout/', {}, { cookie: `${cookie}; marehalm_draft=${ids.join('.')}` })
  expect(released).toEqual([[heldDraft.holdId, 1]])
  for (const id of ids) expect(await site.drafts.get(id)).toBeNull()
})

test('a booking service that is down keeps nobody from logging out', async () => {
  const release = () => Promise.reject(new Error('down'))
  const site = open({}, { booking: { release } })
  const id = newDraftId()
  await site.drafts.put(id, heldDraft)
  const { cookie } = sessionCookie()
  const response = await post(site, '/logout/', {}, { cookie: `${cookie}; marehalm_draft=${id}` })
  expect(response.headers.get('location')).toBe('/login/guest/?out=1')
  expect(await site.drafts.get(id)).toBeNull()
})

test('"forget everything" ends the session and takes every cookie of the list away', async () => {
  const site = open()
  const { cookie } = sessionCookie()
  const id = newDraftId()
  await site.drafts.put(id, heldDraft)
  const brought = `${cookie}; marehalm_draft=${id}; marehalm_favorites_merged=aaaaaaaaaa~1.2; marehalm_shared=1`
  for (const path of ['/forget/', '/logout/']) {
    const response = await post(site, path, {}, { cookie: brought })
    expect(response.headers.get('location')).toBe('/forget/?done=1')
    const cookies = cookiesOf(response)
    for (const name of Object.keys(guestCookies)) {
      expect(cookies.get(name)).toContain(name === 'marehalm_forget' ? 'Max-Age=60' : 'Max-Age=0')
    }
  }
  expect(site.revoked).toEqual(['token-of-this-session-1', 'token-of-this-session-1'])
  expect(await site.drafts.get(id)).toBeNull()
})

test('the page after it empties the browser, and the same URL without a press does nothing', async () => {
  const site = open()
  const done = await site.fetch('/forget/?done=1', { headers: { cookie: 'marehalm_forget=1' } })
  expect(done.headers.get('clear-site-data')).toBe('"cookies"')
  expect(await done.text()).toContain('data-forgotten')
  const linked = await site.fetch('/forget/?done=1', { headers: { cookie: 'marehalm_favorites=12' } })
  expect(linked.headers.get('clear-site-data')).toBeNull()
  expect(linked.headers.getSetCookie()).toEqual([])
  expect(await linked.text()).not.toContain('data-forgotten')
})

test.each(markets)(
  '$key: the choice is at the login, its box as the device is, and the way out on every private page',
  async (market) => {
    const { shared: texts } = messagesOf(market).account
    const page = async (headers: Record<string, string>) =>
      (await open().fetch(`${origins[market.key]}/login/guest/`, { headers })).text()
    const end = `>${texts.end}</`
    expect(await page({})).toContain(texts.label)
    expect(await page({})).not.toMatch(/<input[^>]*name="shared"[^>]*checked/)
    expect(await page({})).not.toContain(end)
    expect(await page(shared)).toMatch(/<input[^>]*name="shared"[^>]*checked|<input[^>]*checked[^>]*name="shared"/)
    expect(await page(shared)).toContain(end)
  },
)
