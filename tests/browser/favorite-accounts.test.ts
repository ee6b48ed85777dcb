import type { Browser, Page } from 'playwright-core'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FavoritesReplySchema, lodgingSubject } from '../../src/contracts/favorites.ts'
import { favoriteEvent, favoritesCookie, parseFavorites } from '../../src/domain/favorites.ts'
import { sessionCookie } from '../../src/domain/session.ts'
import { formatMessage } from '../../src/markets/format-message.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { openAccount } from '../contracts/accounts.ts'
import { backendUrl, findHouses, saturdayIn, serviceKey } from './agency.ts'
import { axeFaults, overflowing } from './audit.ts'
import { launchBrowser } from './browser.ts'
import { begin } from './soft.ts'
import { hydrated, phone, type Visit, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish, german] = markets
const badge = '.tools [data-favorites-count]'

async function kept(guest: Visit): Promise<number[]> {
  const cookies = await guest.context.cookies()
  return parseFavorites(cookies.find(({ name }) => name === favoritesCookie.name)?.value)
}

async function giveFavorites(guest: Visit, ids: readonly number[]) {
  await guest.context.addCookies([{ name: favoritesCookie.name, value: ids.join('.'), url: guest.origin }])
}

function heart(page: Page, id: number) {
  return page.locator(`.card[data-lodging="${id}"] .heart`)
}

test('two tabs are in step, each change fires an event, and a house comes back by the keyboard', async () => {
  const guest = await visit(browser, danish)
  const { page, messages } = guest
  const { hits } = await findHouses('result=10')
  const [first = 0, second = 0] = hits.map(({ lodgingId }) => lodgingId)
  await giveFavorites(guest, [first, second])
  await page.goto(href.favorites())
  await page.evaluate((name) => {
    const seen: unknown[] = []
    Object.assign(globalThis, { seenCrud: seen })
    document.addEventListener(name, (event) => seen.push((event as CustomEvent).detail))
  }, favoriteEvent)
  const other = await guest.context.newPage()
  await other.goto(href.search(danish))
  await expect.poll(() => other.locator(badge).innerText()).toBe('2')

  // Taken off in this tab: a way back stands in its place, has the focus, and the other tab knows.
  await heart(page, first).focus()
  await page.keyboard.press('Enter')
  const undo = page.locator('.favorite-removed button')
  await undo.waitFor()
  expect(await page.locator('.favorite-removed').innerText()).toContain(messages.favorites.undo)
  expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await page.locator('[data-favorites-total]').innerText()).toBe(
    formatMessage(messages.favorites.count, { count: 1 }, danish),
  )
  await expect.poll(() => other.locator(badge).innerText()).toBe('1')
  await page.keyboard.press('Enter')
  await undo.waitFor({ state: 'detached' })
  expect(await heart(page, first).evaluate((button) => button === document.activeElement)).toBe(true)
  await expect.poll(() => other.locator(badge).innerText()).toBe('2')
  expect(await kept(guest)).toEqual([second, first])

  // And the other way round.
  await heart(other, second).first().click()
  await expect.poll(() => heart(page, second).getAttribute('aria-pressed')).toBe('false')
  expect(await page.evaluate(() => (globalThis as { seenCrud?: unknown }).seenCrud)).toEqual([
    { type: 'delete', subjectId: first },
    { type: 'create', subjectId: first },
  ])
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('a login makes one list of both, what is pressed without a network is sent later, a logout or a deletion gives back', async () => {
  const account = await openAccount(saturdayIn(344))
  const stored = async () => {
    const headers = { 'x-service-public-key': serviceKey, authorization: `Bearer ${account.token}` }
    const response = await fetch(`${backendUrl()}/favorites/rest/v1/entities/favorites/?limit=100`, { headers })
    return v.parse(FavoritesReplySchema, await response.json()).data.map(({ subjectId }) => subjectId)
  }
  const { hits } = await findHouses('result=10')
  const [own = 0, theirs = 0, later = 0] = hits.map(({ lodgingId }) => lodgingId)
  await fetch(`${backendUrl()}/favorites/rest/v1/entities/favorites/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-service-public-key': serviceKey,
      authorization: `Bearer ${account.token}`,
    },
    body: JSON.stringify({ subjectType: lodgingSubject, subjectId: theirs }),
  })
  const guest = await visit(browser, danish)
  const { page, messages } = guest
  await giveFavorites(guest, [own])

  await page.goto(href.login('guest'))
  await page.locator('input[name=email]').fill(account.email)
  await page.locator('input[name=password]').fill(account.password)
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login/'))
  await expect.poll(async () => (await kept(guest)).toSorted()).toEqual([own, theirs].toSorted())
  expect((await stored()).toSorted()).toEqual([own, theirs].toSorted())

  // All that comes at the first sign of life has come before the network goes.
  await begin(guest, href.search(danish))
  await heart(page, later).hover()
  await hydrated(page, 'search-panel')
  await guest.context.setOffline(true)
  guest.problems.length = 0
  await heart(page, later).click()
  expect(await heart(page, later).getAttribute('aria-pressed')).toBe('true')
  await guest.context.setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(stored).toContain(later)
  expect(await kept(guest)).toContain(later)

  // The list has them all, with a note that the account keeps.
  await page.goto(href.favorites())
  expect(await page.locator('.cards .card').count()).toBe(3)
  const note = page.locator('.favorite-note').first()
  await note.locator('summary').click()
  await note.locator('textarea').fill('Med plads til hunden')
  await note.locator('button').click()
  await page.getByText(messages.favorites.noted).waitFor()
  expect(await page.locator('.favorite-note textarea').first().inputValue()).toBe('Med plads til hunden')

  await page.goto(href.logout())
  await page.locator('main form button[type=submit]').click()
  await expect.poll(() => kept(guest)).toEqual([own])
  expect(await stored()).toHaveLength(3)

  // The account is deleted in one tab, which says so; the other is led to the login.
  const session = JSON.stringify({ token: account.token, permissions: {}, loginTarget: 'guest' })
  const cookie = { name: sessionCookie.name, value: encodeURIComponent(session), url: guest.origin }
  await guest.context.addCookies([cookie])
  await page.goto(href.deleteAccount())
  const other = await guest.context.newPage()
  await other.goto(href.myBookings())
  await page.locator('#field-password').fill(account.password)
  await page.keyboard.press('Enter')
  await other.waitForURL(`**${href.login('guest')}?out=1`)
  await page.getByRole('heading', { name: messages.account.deletion.doneTitle }).waitFor()
  expect(await kept(guest)).toEqual([own])
  await guest.end()
})

test('a heart that is pressed while another is on its way follows it, and no connection is said to be missing', async () => {
  const { token } = await openAccount(saturdayIn(351))
  const guest = await visit(browser, danish)
  const { page, messages } = guest
  const session = JSON.stringify({ token, permissions: {}, loginTarget: 'guest' })
  await guest.context.addCookies([
    { name: sessionCookie.name, value: encodeURIComponent(session), url: guest.origin, httpOnly: true },
  ])
  await page.goto(href.favorites())
  const { hits } = await findHouses('result=10')
  const [first = 0, second = 0] = hits.map(({ lodgingId }) => lodgingId)
  await begin(guest, href.search(danish))
  const sent: string[] = []
  await page.route('**/api/favorites/', async (route) => {
    const body = route.request().postData() ?? ''
    sent.push(body)
    // The answer comes after the second press.
    if (body === JSON.stringify({ changes: [first] })) await heart(page, second).click()
    await route.continue()
  })
  await heart(page, first).click()
  await expect.poll(() => sent).toContain(JSON.stringify({ changes: [second] }))
  await expect.poll(async () => (await kept(guest)).toSorted()).toEqual([first, second].toSorted())
  expect(await page.getByText(messages.favorites.keptHere).count()).toBe(0)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('axe finds nothing grave on the lists and forms, and none is too wide', async () => {
  // The longest words.
  const guest = await visit(browser, german, { viewport: phone })
  const { page } = guest
  const arrival = saturdayIn(220)
  const { hits } = await findHouses(`ankomst=${arrival}&result=10`)
  const ids = hits.map(({ lodgingId }) => lodgingId).slice(0, 3)
  await giveFavorites(guest, ids)
  const faults: string[] = []
  const inspect = async (name: string) => {
    faults.push(...(await axeFaults(page)).map((fault) => `${name}: ${fault}`))
    faults.push(...(await overflowing(page)).map((fault) => `${name} is too wide: ${fault}`))
  }
  await page.goto(`${href.favorites()}?arrival=${arrival}&duration=7&sort=price&removed=1001`)
  await page.locator('.favorite-state').first().waitFor()
  await inspect('list')
  await page.goto(href.sharedFavorites(ids))
  await inspect('shared list')
  guest.expectStatus(422)
  await page.goto(href.shareFavorites())
  await page.locator('main form button[type=submit]').click()
  await page.locator('.error-summary').waitFor()
  await inspect('form with errors')
  expect(faults).toEqual([])
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('a heart beyond the newest 400 takes its house off the account’s list', async () => {
  const account = await openAccount(saturdayIn(365))
  const { hits } = await findHouses('result=10')
  const oldest = hits[0]?.lodgingId ?? 0
  const url = `${backendUrl()}/favorites/rest/v1/entities/favorites/`
  const headers = {
    'content-type': 'application/json',
    'x-service-public-key': serviceKey,
    authorization: `Bearer ${account.token}`,
  }
  const save = (subjectId: number) =>
    fetch(url, { method: 'POST', headers, body: JSON.stringify({ subjectType: lodgingSubject, subjectId }) })
  await save(oldest)
  await Promise.all(Array.from({ length: 400 }, (_, index) => save(900_000_001 + index)))

  const guest = await visit(browser, danish)
  const { page, messages } = guest
  const session = JSON.stringify({ token: account.token, permissions: {}, loginTarget: 'guest' })
  await guest.context.addCookies([{ name: sessionCookie.name, value: encodeURIComponent(session), url: guest.origin }])
  await page.goto(href.favorites(), { waitUntil: 'networkidle' })
  expect(await kept(guest)).not.toContain(oldest)
  expect(await heart(page, oldest).getAttribute('aria-pressed')).toBe('true')
  await heart(page, oldest).click()
  await page.getByText(messages.favorites.removedHouse).waitFor()
  expect(await heart(page, oldest).count()).toBe(0)
  const reply = await fetch(`${url}?subjectType=${lodgingSubject}&limit=500`, { headers })
  expect(v.parse(FavoritesReplySchema, await reply.json()).meta.total).toBe(400)
  await guest.end()
})
