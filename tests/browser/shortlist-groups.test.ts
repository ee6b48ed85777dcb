import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { saturdayIn } from './agency.ts'
import { axeFaults, overflowing } from './audit.ts'
import { launchBrowser } from './browser.ts'
import { hydrated, originOf, phone, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish, german] = markets
const query = `ankomst=${saturdayIn(230)}&flex=0&duration=7&adults=5&husdyr=1&within=2000`

test('a pair is decided on by two guests as one option, for the party and the days that it was found for', async () => {
  const [anna, bo] = [
    await visit(browser, danish, { viewport: phone }),
    await visit(browser, german, { viewport: phone, scripts: false }),
  ]
  await anna.page.goto(`${href.housesTogether()}?${query}`)
  expect([...(await axeFaults(anna.page)), ...(await overflowing(anna.page))]).toEqual([])
  const found = anna.page.locator('.together-group').first()
  const total = await found.locator('h2').innerText()
  await found.locator('a[href*="/shortlist/"]').click()
  await anna.page.locator('[name=persons]').waitFor()
  expect(await anna.page.locator('[name=persons]').inputValue()).toBe('5')
  expect(await anna.page.locator('[name=pets]').inputValue()).toBe('1')
  await anna.page.locator('[name=name]').fill('Anna')
  await anna.page.locator('.board-new button[type=submit]').click()
  await anna.page.waitForURL(/\/manage\//)
  const link = new URL(await anna.page.locator('[data-shared-link]').inputValue()).pathname
  await anna.page.goto(link)
  await hydrated(anna.page, 'shortlist-board')
  const pair = anna.page.locator('.board-house')
  expect(await pair.count()).toBe(1)
  expect(total).toContain(await pair.locator('.price-now strong').innerText())
  expect(await pair.locator('.board-members > li').count()).toBe(2)
  expect(await pair.locator('.board-members a.button').first().getAttribute('href')).toMatch(/adults=\d/)

  await bo.page.goto(originOf(german) + link)
  await bo.page.locator('.board-join [name=name]').fill('Bo')
  await bo.page.locator('.board-join button').click()
  await bo.page.locator('.board-house .yes button').click()
  await bo.page.waitForURL(/#house-/)
  await pair.locator('.yes .person', { hasText: 'Bo' }).waitFor()
  expect([...(await axeFaults(anna.page)), ...(await overflowing(anna.page))]).toEqual([])
  expect(await overflowing(bo.page)).toEqual([])
  expect([anna.problems, bo.problems]).toEqual([[], []])
  await anna.end()
  await bo.end()
})
