import { expect, test } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { href } from '../../src/urls/paths.ts'
import { saturdayIn } from '../browser/agency.ts'
import { thisSite } from '../this-site.ts'
import { rawRequest } from './raw-request.ts'
import { freeWeek, statistics } from './stays.ts'

const stack = /\bat .+\(.+:\d+:\d+\)|node_modules|\.tsx?:\d+|D1_ERROR|SQLITE/

function toSite(
  path: string,
  init: { method?: string; host?: string; headers?: Record<string, string>; body?: string } = {},
) {
  const { host = `da.localhost:${thisSite().port}`, headers, ...rest } = init
  return rawRequest({ port: thisSite().port, path, ...rest, headers: { host, origin: `http://${host}`, ...headers } })
}

const form = 'application/x-www-form-urlencoded'
const formPaths = [href.favorites(), href.booking(), ...([1, 2, 3] as const).map(href.bookingStep)]
const siteBodies: [number, string, string][] = [
  [415, 'application/json', '{"lodgingId":'],
  [415, 'application/json', '{"lodgingId":1001}'],
  [415, 'text/plain', 'lodgingId=1001'],
  [400, 'multipart/form-data; boundary=x', 'no boundary in here'],
  [400, 'multipart/form-data', '--x'],
  [413, form, `lodgingId=1001&comment=${'a'.repeat(10 * 1024 * 1024)}`],
]

test.each(formPaths)('%s of the site says on a page what it cannot take, in each edition', async (path) => {
  for (const [edition, title] of [
    ['da', 'Formularen kunne ikke sendes'],
    ['de', 'Das Formular konnte nicht gesendet werden'],
    ['en', 'The form could not be sent'],
  ] as const) {
    const host = `${edition}.localhost:${thisSite().port}`
    for (const [status, type, body] of siteBodies) {
      const answer = await toSite(path, { host, headers: { 'content-type': type }, body })
      expect(answer.status, `${type} ${body.slice(0, 40)}`).toBe(status)
      expect(answer.headers['content-type']).toMatch(/^text\/html/)
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.text).toContain(title)
      expect(answer.text).not.toMatch(stack)
    }
  }
})

test.each([...formPaths, '/', '/soeg/'])(
  'a post to %s of a host or from a site that is not ours is refused',
  async (path) => {
    const headers = { 'content-type': form }
    for (const host of ['evil.example', 'da.localhost.evil.example', 'xn--.localhost', 'da.localhost.', '[::1]']) {
      const answer = await toSite(path, { host, headers, body: 'lodgingId=1001' })
      expect(answer.status, host).toBe(421)
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.text).not.toMatch(stack)
    }
    const foreign = await toSite(path, {
      headers: { ...headers, origin: 'https://evil.example' },
      body: 'lodgingId=1001',
    })
    expect(foreign.status).toBe(403)
    expect(foreign.text).toContain(messagesOf(markets[0]).errors.refusedTitle)
  },
)

test.each([
  'lodgingId=%3Cscript%3Ealert(1)%3C/script%3E',
  'lodgingId=..%2F..%2Fetc',
  'lodgingId=1%20OR%201=1',
  'lodgingId=',
  'a=1',
])('a heart with %s is refused on a page and kept nowhere', async (body) => {
  const answer = await toSite(href.favorites(), { headers: { 'content-type': form }, body })
  expect(answer.status).toBe(400)
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.text).not.toContain('<script>alert')
})

test('scripts in the names of a guest are shown as text, at their fields, and never ordered', async () => {
  const arrival = saturdayIn(335)
  const { name } = await freeWeek(arrival)
  const before = await statistics()
  const begun = await toSite(href.book(name, arrival, 7), { method: 'GET' })
  expect(begun.status).toBe(303)
  const cookie = String(begun.headers['set-cookie']).replace(/;.*/, '')
  const headers = { cookie, 'content-type': form }
  const post = (path: string, fields: Record<string, string>) =>
    toSite(path, { headers, body: new URLSearchParams(fields).toString() })
  expect((await post(href.bookingStep(1), { adults: '2' })).headers.location).toBe(href.bookingStep(2))
  const script = '"><script>alert(1)</script>'
  const names = { firstName: script, lastName: script, address: '../../etc/passwd', city: script, email: script }
  const answer = await post(href.bookingStep(2), { ...names, phone: script, postalCode: '<b>', country: '<>' })
  expect(answer.headers.location).toBe(`${href.bookingStep(2)}?check=1`)
  const page = await toSite(`${href.bookingStep(2)}?check=1`, { method: 'GET', headers: { cookie } })
  expect(page.status).toBe(422)
  expect(page.text).toContain('&lt;script&gt;alert(1)')
  expect(page.text).not.toContain('<script>alert(1)')
  for (const field of ['firstName', 'lastName', 'city', 'email', 'phone', 'postalCode']) {
    expect(page.text).toContain(`id="field-${field}-error"`)
  }
  const forged = await post(href.bookingStep(3), { seal: 'ab', total: '1', terms: 'yes' })
  expect(forged.status).toBeLessThan(500)
  expect(forged.headers.location ?? '').not.toContain('confirmation')
  expect(await statistics()).toEqual(before)
})
