import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { backendUrl, bookElsewhere, freeHouse, guest, saturdayIn, serviceKey } from './agency.ts'
import { launchBrowser } from './browser.ts'
import { visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish] = markets

/** The focused element as a screen reader names it; fails without a visible focus. */
async function focused(page: Page): Promise<string> {
  const look = () =>
    page.evaluate(() => {
      const element = document.activeElement ?? document.body
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      const { top, bottom } = element.getBoundingClientRect()
      // The button within a field of a day is the browser's own, ring included.
      const isInside = element instanceof HTMLInputElement && element.type === 'date' && !element.matches(':focus')
      const hasRing =
        isInside || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
      const { labels } = element as HTMLInputElement
      const label = labels?.[0]?.innerText
      return {
        name: (element.getAttribute('aria-label') ?? label ?? (element as HTMLElement).innerText).trim(),
        hasRing,
        isInView: bottom > 0 && top < innerHeight,
      }
    })
  // The page is scrolled there.
  await expect.poll(look).toMatchObject({ hasRing: true, isInView: true })
  return (await look()).name
}

/** Presses Tab until that has the focus, so many times at most. Answers what was passed. */
async function tabTo(page: Page, wanted: RegExp, most = 20, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string[]> {
  const passed: string[] = []
  while (passed.length < most) {
    await page.keyboard.press(key)
    const name = await focused(page)
    if (wanted.test(name)) return passed
    passed.push(name)
  }
  throw new Error(`${wanted} is not among ${passed.join(' | ')}`)
}

async function pressed(page: Page, key: string, url: RegExp): Promise<void> {
  await Promise.all([page.waitForURL(url), page.keyboard.press(key)])
}

test('a clerk finds a booking, exports what was found and reads it, by the keyboard alone', async () => {
  const arrival = saturdayIn(200)
  const house = await freeHouse(arrival)
  const booked = await bookElsewhere(house.lodgingId, arrival)
  const { data }: { data: { bookingNumber: string } } = await booked.json()
  const clerk = await visit(browser, danish)
  const { page } = clerk
  await page.goto('/editor/?secret=local-editor-secret')

  // Past the console's menu at once.
  await tabTo(page, /^Bookings$/)
  await pressed(page, 'Enter', /\/bookings\/$/)
  await tabTo(page, /^Skip to the content$/, 1)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Search/, 1)
  await page.keyboard.type(data.bookingNumber)
  expect(await tabTo(page, /^Status/, 1)).toEqual([])
  await page.keyboard.type('con')
  expect(await page.locator('select[name=state]').inputValue()).toBe('standing')
  await tabTo(page, /^Find$/, 9)
  await pressed(page, 'Space', new RegExp(`search=${data.bookingNumber}`))

  await tabTo(page, /^Export these as CSV$/, 40)
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(download.suggestedFilename()).toMatch(/^bookings-.*\.csv$/)
  expect(await focused(page)).toBe('Export these as CSV')
  await tabTo(page, new RegExp(`^${data.bookingNumber}$`), 2)
  await pressed(page, 'Enter', new RegExp(`/${data.bookingNumber}/$`, 'i'))
  await page.getByText(`${guest.firstName} ${guest.lastName}`).waitFor()
  expect(clerk.problems).toEqual([])
  await clerk.end()
})

test('a clerk cancels a booking by the keyboard alone; the colleague who had it open is told, once signed in again', async () => {
  const arrival = saturdayIn(230)
  const house = await freeHouse(arrival)
  const booked = await bookElsewhere(house.lodgingId, arrival)
  const { data }: { data: { bookingNumber: string } } = await booked.json()
  const [clerk, colleague] = [await visit(browser, danish), await visit(browser, danish)]
  const { page } = clerk
  const bookingUrl = `/editor/bookings/${data.bookingNumber.toLowerCase()}/`
  for (const [who, name] of [
    [clerk, 'Karen'],
    [colleague, 'Ole'],
  ] as const) {
    await who.page.goto(`/editor/?secret=local-editor-secret&name=${name}`)
    await who.page.goto(bookingUrl)
  }

  // What the terms ask for stands above the button, and in it.
  const button = new RegExp(`^Cancel ${data.bookingNumber}: the guest pays (.+)$`)
  await tabTo(page, button, 40)
  const [, fee = ''] = button.exec(await focused(page)) ?? []
  const told = await page.locator('form', { hasText: data.bookingNumber }).innerText()
  expect(told).toMatch(
    new RegExp(`the guest pays ${fee.replace('.', '\\.')} \\(\\d+% of the total\\)\\. .+ is waived or refunded\\.`),
  )
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  await expect.poll(() => focused(page)).toMatch(new RegExp(`^Cancelled\\s+By Karen, on .+ The guest pays ${fee}`))
  expect(await page.getByRole('button', { name: /^Cancel / }).count()).toBe(0)

  // Among the cancelled ones, and in their export.
  await tabTo(page, /^Bookings$/, 1, 'Shift+Tab')
  await pressed(page, 'Enter', /\/bookings\/$/)
  await tabTo(page, /^Search/, 40)
  await page.keyboard.type(data.bookingNumber)
  await tabTo(page, /^Status/, 1)
  await page.keyboard.type('can')
  await tabTo(page, /^Find$/, 9)
  await pressed(page, 'Enter', /state=cancelled/)
  await tabTo(page, /^Export these as CSV$/, 40)
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv.trim().split('\r\n').slice(1)).toEqual([expect.stringMatching(`${data.bookingNumber}.*cancelled`)])

  // The colleague's tab is old, and the session has ended meanwhile.
  await colleague.context.clearCookies()
  colleague.expectStatus(401)
  await tabTo(colleague.page, button, 40)
  await pressed(colleague.page, 'Enter', /\/cancel\//)
  await colleague.page.getByText('What you have just sent was not carried out').waitFor()
  await tabTo(colleague.page, /^Secret/)
  await colleague.page.keyboard.type('local-editor-secret')
  await pressed(colleague.page, 'Enter', new RegExp(`${bookingUrl}$`))
  await colleague.page.getByText(/^By Karen, on /).waitFor()
  expect([...clerk.problems, ...colleague.problems]).toEqual([])
  await clerk.end()
  await colleague.end()
})

test('of two clerks who cancel at once the second is told that it was done before', async () => {
  const arrival = saturdayIn(240)
  const house = await freeHouse(arrival)
  const booked = await bookElsewhere(house.lodgingId, arrival)
  const { data }: { data: { bookingNumber: string } } = await booked.json()
  const clerks = await Promise.all(
    ['Karen', 'Ole'].map(async (name) => {
      const clerk = await visit(browser, danish)
      await clerk.page.goto(`/editor/?secret=local-editor-secret&name=${name}`)
      await clerk.page.goto(`/editor/bookings/${data.bookingNumber.toLowerCase()}/`)
      return clerk
    }),
  )
  for (const { expectStatus } of clerks) expectStatus(409)
  await Promise.all(
    clerks.map(async ({ page }) => {
      await page.getByRole('button', { name: /^Cancel / }).click()
      await page.locator('#outcome').waitFor()
    }),
  )
  const outcomes = await Promise.all(clerks.map(({ page }) => page.locator('#outcome').innerText()))
  expect(outcomes.toSorted()).toEqual([
    expect.stringMatching(/^Cancelled\s+By (Karen|Ole)/),
    expect.stringMatching(/^Not cancelled\s+It has already been cancelled/),
  ])
  for (const clerk of clerks) {
    expect(clerk.problems).toEqual([])
    await clerk.end()
  }
})

test('what guests have sent is approved and rejected one after the other, without a way back from the top', async () => {
  for (const comment of ['Tak for turen', 'Køb ure her', 'Skøn strand']) {
    const sent = await fetch(`${backendUrl()}/workers/bridge/comments/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-service-public-key': serviceKey,
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({
        parentType: 'blog',
        parentId: 'blog-buckthorn',
        locale: danish.locale,
        replyTo: null,
        authorName: 'Ane',
        comment,
      }),
    })
    expect([sent.status, await sent.text()]).toEqual([201, expect.stringContaining('reference')])
  }
  const clerk = await visit(browser, danish)
  const { page } = clerk
  await page.goto('/editor/?secret=local-editor-secret')
  await page.goto('/editor/inbox/?kind=comment')
  // The post is named, with a way to it.
  const before = await tabTo(page, /^Approve$/, 40)
  expect(before.at(-1)).toBe('Havtorn: klittens citron')
  await pressed(page, 'Enter', /decided=/)
  await expect.poll(() => focused(page)).toMatch(/approved by/)
  // Next is the next comment.
  const passed = await tabTo(page, /^Reject$/, 4)
  expect(passed).toEqual(['Havtorn: klittens citron', 'Approve'])
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Space')])
  await expect.poll(() => focused(page)).toMatch(/rejected by/)
  await tabTo(page, /^Approve$/, 4)
  expect(clerk.problems).toEqual([])
  await clerk.end()
})
