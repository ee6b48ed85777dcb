import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { thisSite } from '../this-site.ts'
import { freeHouse, saturdayIn } from './agency.ts'
import { axeFaults } from './audit.ts'
import { launchBrowser } from './browser.ts'
import { visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish] = markets

test('The gallery opens with captions, arrows and Escape work, the focus comes back', async () => {
  const guest = await visit(browser, danish)
  const { page, messages } = guest
  const house = await freeHouse(saturdayIn(200))
  await page.goto(href.lodging(danish, house.name))
  const opener = page.locator('.mosaic a').nth(1)
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.locator('dialog.lightbox:modal .pswp--open').waitFor()
  const caption = page.locator('.lightbox').getByRole('status')
  const alternative = (index: number) => page.locator('.mosaic img').nth(index).getAttribute('alt')
  expect(await caption.innerText()).toContain(await alternative(1))
  // Until it has faded in, its words are too pale.
  await expect.poll(() => axeFaults(page)).toEqual([])
  for (const name of [messages.layout.close, messages.layout.previousPage, messages.layout.nextPage]) {
    expect(await page.locator('.pswp').getByRole('button', { name }).count()).toBe(1)
  }
  // A title that repeats the name is read after it.
  expect(await page.locator('.lightbox [title]').count()).toBe(0)
  await page.keyboard.press('ArrowRight')
  expect(await caption.innerText()).toContain(await alternative(2))
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  expect(await caption.innerText()).toContain(await alternative(0))
  const rooms = page.locator('.pswp-rooms')
  for (const name of await rooms.getByRole('group').evaluateAll((groups) => groups.map(({ ariaLabel }) => ariaLabel)))
    expect(Object.values(messages.lodging.pictureGroups)).toContain(name)
  await rooms.getByRole('button').last().click()
  const count = await page.locator('.mosaic img').count()
  expect(await caption.innerText()).toContain(`${count} af ${count}`)
  expect(await rooms.locator('[aria-current=true]').count()).toBe(1)
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.matches('body, .lightbox, .lightbox *'))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await page.locator('.lightbox').waitFor({ state: 'detached' })
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
  // A picture beside the rooms opens it at the same one.
  const ofRoom = page.locator('.room-pictures a').last()
  await ofRoom.click()
  await page.locator('dialog.lightbox:modal .pswp--open').waitFor()
  expect(await caption.innerText()).toContain(await ofRoom.locator('img').getAttribute('alt'))
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('Without scripts a house shows its pictures, each leading to itself in large', async () => {
  const guest = await visit(browser, danish, { scripts: false })
  const { page } = guest
  const house = await freeHouse(saturdayIn(200))
  await page.goto(href.lodging(danish, house.name))
  const pictures = page.locator('.mosaic img')
  expect(await pictures.count()).toBeGreaterThan(5)
  for (const picture of await pictures.all()) expect(await picture.isVisible()).toBe(true)
  expect((await pictures.first().boundingBox())?.width).toBeGreaterThan(300)
  expect(await pictures.first().getAttribute('alt')).not.toBe('')
  const shown = new URL((await pictures.first().getAttribute('src')) ?? '', page.url())
  const large = new URL((await page.locator('.mosaic a').first().getAttribute('href')) ?? '', page.url())
  expect(large.pathname).toBe(shown.pathname)
  expect(Number(large.searchParams.get('w'))).toBeGreaterThan(Number(shown.searchParams.get('w')))
  const answer = await fetch(`http://127.0.0.1:${thisSite().port}${shown.pathname}${shown.search}`, {
    headers: { accept: 'image/jpeg' },
  })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(guest.problems).toEqual([])
  await guest.end()
})
