import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Miniflare } from 'miniflare'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runWorkers } from '../../src/commands/run-workers.ts'
import { contestPaths } from '../../src/features/contest/paths.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { copyState, freePort, patient, unlimited } from '../running-site.ts'
import { keepSiteLog } from '../site-log.ts'
import { launchBrowser } from './browser.ts'
import { type Visit, visit } from './visit.ts'

const [danish] = markets
const picture = new URL('../../src/backend/seed/pictures/originals/black-timber-terrace.webp', import.meta.url)

/** A widget that solves itself, with another token each time. */
const script = `
let count = 0
const widgets = new Map()
const solve = (id) => setTimeout(() => widgets.get(id).callback('token-' + ++count + '-' + Math.random()), 10)
globalThis.turnstile = {
  render(place, options) { const id = String(widgets.size); widgets.set(id, options); solve(id); return id },
  reset: solve,
}`

let browser: Browser
let provider: Server
let site: Miniflare
let port: number
/** Whether each token was good: it is once. */
const verdicts: boolean[] = []

beforeAll(async () => {
  browser = await launchBrowser()
  const used = new Set<string>()
  provider = createServer(async (request, response) => {
    if (request.method === 'GET') return response.setHeader('content-type', 'text/javascript').end(script)
    const { response: token } = JSON.parse(Buffer.concat(await request.toArray()).toString())
    verdicts.push(!used.has(token))
    const verdict = { success: !used.has(token), hostname: `${danish.key}.localhost`, action: 'contest' }
    used.add(token)
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(verdict))
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const CAPTCHA_URL = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v0`
  port = await freePort()
  site = await runWorkers({
    ...{ port, backendPort: await freePort(), statePath: await copyState(inject('preparedPath'), 'captcha') },
    ...{ rateLimit: unlimited, onLog: keepSiteLog },
    siteVariables: { ...patient, CAPTCHA_URL, CAPTCHA_SITE_KEY: 'public-key', CAPTCHA_SECRET: 'a secret of captchas' },
  })
})
afterAll(async () => {
  await browser.close()
  await site.dispose()
  provider.close()
})

/** The contest's form, filled in and with its captcha solved. */
async function fillContest(): Promise<Visit> {
  verdicts.length = 0
  const guest = await visit(browser, danish, { port, consent: 'necessary.functional' })
  const { page } = guest
  await page.goto(contestPaths.upload(danish))
  await page.locator('#field-imageTitle').fill('Klit')
  await page.locator('#field-userName').fill('Ane')
  await page.locator('#field-userEmail').fill('ane@example.com')
  const buffer = await readFile(picture)
  await page.locator('#field-contest_image').setInputFiles({ name: 'klit.webp', mimeType: 'image/webp', buffer })
  await expect.poll(() => tokenOf(guest)).not.toBe('')
  return guest
}

function tokenOf({ page }: Visit): Promise<string> {
  return page.locator('input[name=captcha]').inputValue()
}

async function send({ page }: Visit): Promise<void> {
  await page.locator('.site-form button[type=submit]').click()
}

test('a form that was refused in place has a captcha that is solved anew', async () => {
  const guest = await fillContest()
  const { page } = guest
  guest.expectStatus(422)
  await page.locator('#field-imageTitle').fill('<Klit>')
  await send(guest)
  await page.locator('#field-imageTitle-error').waitFor()
  await page.locator('#field-imageTitle').fill('Klit')
  await expect.poll(() => tokenOf(guest)).not.toBe('')
  await send(guest)
  await page.waitForURL(`**${href.formReceipt()}`)
  expect(verdicts).toEqual([true])
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('a picture whose answer was lost is sent again with another token, and is there once', async () => {
  const guest = await fillContest()
  const { page } = guest
  const network = await page.context().newCDPSession(page)
  network.once('Fetch.requestPaused', async ({ requestId }) => {
    await network.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
    await network.send('Fetch.disable')
  })
  await network.send('Fetch.enable', { patterns: [{ urlPattern: '*/upload/', requestStage: 'Response' }] })
  const token = await tokenOf(guest)
  await send(guest)
  await page.getByText(guest.messages.forms.uploadLost).waitFor()
  await expect.poll(() => tokenOf(guest)).not.toBe('')
  expect(await tokenOf(guest)).not.toBe(token)
  await send(guest)
  await page.waitForURL(`**${href.formReceipt()}`)
  expect(verdicts).toEqual([true, true])
  await guest.end()
})
