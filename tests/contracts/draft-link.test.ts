import { expect, test } from 'vitest'
import { addDays } from '../../src/domain/stays.ts'
import { href } from '../../src/urls/paths.ts'
import { saturdayIn } from '../browser/agency.ts'
import { formIn, readable } from '../guests/form-in-html.ts'
import { Visitor } from '../guests/visitor.ts'
import { thisSite } from '../this-site.ts'
import { freeWeek } from './stays.ts'

/** The site's own drafts, in their Durable Objects. */
async function beginAt(days: number): Promise<Visitor> {
  const arrival = saturdayIn(days)
  const { name } = await freeWeek(arrival)
  const visitor = new Visitor('da.localhost', thisSite().port)
  await visitor.get(href.book(name, arrival, 7))
  const step1 = formIn((await visitor.get(href.bookingStep(1))).html, href.bookingStep(1))
  expect((await visitor.post(href.bookingStep(1), step1?.fields ?? {})).location).toBe(href.bookingStep(2))
  const step2 = formIn((await visitor.get(href.bookingStep(2))).html, href.bookingStep(2))
  await visitor.post(href.bookingStep(2), { ...step2?.fields, lastName: 'Flytning' })
  return visitor
}

async function linkOf(visitor: Visitor): Promise<string> {
  const step2 = formIn((await visitor.get(href.bookingStep(2))).html, href.bookingStep(2))
  await visitor.post(href.bookingStep(2), { ...step2?.fields, intent: 'link' })
  const { html } = await visitor.get(href.bookingStep(2))
  const [, url = ''] = /value="http:\/\/da\.localhost:\d+(\/booking\/continue\/\?key=[0-9a-f]{32})"/.exec(html) ?? []
  return readable(url)
}

test('a private link moves a booking to another browser: its secret leaves the address, and it works once', async () => {
  const phone = await beginAt(230)
  const link = await linkOf(phone)
  const laptop = new Visitor('da.localhost', thisSite().port)
  const first = await laptop.get(link)
  expect([first.status, first.location]).toEqual([303, href.bookingContinue()])
  const question = await laptop.get(href.bookingContinue())
  expect(question.html).not.toContain('Flytning')
  expect(question.html).not.toContain(link.slice(-32))
  expect((await laptop.post(href.bookingContinue(), {})).location).toBe(href.bookingStep(2))
  expect((await laptop.get(href.bookingStep(2))).html).toContain('value="Flytning"')
  // Back, and a second press, lead on to the booking that has come along.
  const again = [await laptop.get(href.bookingContinue()), await laptop.post(href.bookingContinue(), {})]
  expect(again.map(({ location }) => location)).toEqual([href.bookingStep(2), href.bookingStep(2)])

  expect((await phone.get(href.bookingStep(2))).location).toBe(href.booking())
  const late = new Visitor('da.localhost', thisSite().port)
  await late.get(link)
  expect((await late.get(href.bookingContinue())).status).toBe(410)
  expect((await late.post(href.bookingContinue(), {})).status).toBe(410)
})

test('leaving the booking lets the house go for others', async () => {
  const visitor = await beginAt(244)
  const left = await visitor.post(href.booking(), { intent: 'discard' })
  expect(left.location).toMatch(/^\/sommerhus-/)
  expect(left.location).toContain(`?arrival=${saturdayIn(244)}&duration=7&`)
  const { html } = await visitor.get(left.location ?? '')
  expect(html).toContain('href="/booking/?lodging=')
})

test('a stay of a season without prices is requested on a page, and a receipt says that nothing is booked', async () => {
  const { name } = await freeWeek(saturdayIn(230))
  const visitor = new Visitor('de.localhost', thisSite().port)
  const path = href.reserve(name)
  const page = await visitor.get(path)
  expect(page.html).toContain('Damit ist das Haus noch nicht gebucht')
  const form = formIn(page.html, path)
  // The first day of arrival suits the longest stay alone; the last ones are in a period without prices for a week, too.
  const [, last = ''] = /type="date"[^>]* max="([\d-]+)"/.exec(page.html) ?? []
  const arrival = addDays(last, -10)
  const typed = { ...form?.fields, name: 'Änne', email: 'aenne@example.org', phone: '+49 30 123456' }
  const wrong = await visitor.post(path, { ...typed, arrival: saturdayIn(60) })
  expect(wrong.status).toBe(422)
  expect(wrong.html).toMatch(/id="field-arrival"[^>]*aria-invalid="true"/)
  expect(wrong.html).toContain('value="Änne"')
  const sent = await Promise.all([1, 2].map(() => visitor.post(path, { ...typed, arrival })))
  expect(sent.map(({ location }) => location)).toEqual([href.formReceipt(), href.formReceipt()])
  const receipt = (await visitor.get(href.formReceipt())).html
  expect(receipt).toMatch(/MR-[2-9A-Z]{8}/)
  expect(receipt).toContain('haben aber noch nichts gebucht')
})
