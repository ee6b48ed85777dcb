import { expect, test } from 'vitest'
import type { Draft } from '../../src/drafts/draft.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { ServiceError } from '../../src/services/service-error.ts'
import { href } from '../../src/urls/paths.ts'
import { bookedDraft, cancelledBooking, siteWithDraft } from './booked-draft.ts'

const { booked } = bookedDraft
const receipt: Draft = { ...bookedDraft, booked: booked && { ...booked, addOnKey: 'abcdefghij' } }
const broker = async () => ({
  lodging: { id: 1001, name: 'BL1234', vacationRental: { persons: 6, pets: 1 } },
  lodgingsByIds: [],
})
const link = `${href.booking()}?lodging=bl1234&arrival=2027-07-03&duration=7`

async function siteWhere(addOns: () => Promise<unknown>) {
  const { site, cookie } = await siteWithDraft(receipt, {
    broker: broker as never,
    workers: { addOns: addOns as never },
  })
  const visit = (path: string) => site.fetch(path, { headers: { cookie } })
  return { visit, leadsTo: async (path: string) => (await visit(path)).headers.get('location') }
}

const cancelled = async () => cancelledBooking
const standing = async () => ({ ...cancelledBooking, data: { ...cancelledBooking.data, isCancelled: false } })
const fails = async () => {
  throw new ServiceError('workers', 503, null)
}

test('a stay that was booked and cancelled can be booked again by the same browser', async () => {
  const { leadsTo } = await siteWhere(cancelled)
  expect(await leadsTo(link)).toBe(href.bookingStep(1))
})

test.each([href.bookingConfirmation(), href.bookingArrival()])(
  '%s says of a booking that was cancelled since that it is, and leads on',
  async (path) => {
    const { visit, leadsTo } = await siteWhere(cancelled)
    const { bookingFlow, booking } = messagesOf(markets[0])
    for (const _ of ['first', 'after a reload']) {
      const page = await visit(path)
      expect(page.status).toBe(410)
      const html = await page.text()
      expect(html).toMatch(new RegExp(`<h1>${bookingFlow.cancelled.title}</h1><p>[^<]*MH-2345ABCD`))
      expect(html).toContain(`href="${href.search(markets[0])}"`)
      expect(html).toContain(`href="${href.lodging(markets[0], 'BL1234')}?arrival=2027-07-03`)
      for (const part of [booking.done.title, booking.summary.total]) expect(html).not.toContain(part)
    }
    expect(await leadsTo(href.booking())).toBe(href.bookingConfirmation())
  },
)

test('there is no calendar entry of a booking that was cancelled', async () => {
  const { visit } = await siteWhere(cancelled)
  expect((await visit(href.bookingCalendar())).status).toBe(404)
})

test.each([
  ['stands', standing],
  ['is not told of, for the service fails', fails],
])('a booking that %s is shown, and not booked twice', async (_, addOns) => {
  const { visit, leadsTo } = await siteWhere(addOns)
  expect(await leadsTo(link)).toBe(href.bookingConfirmation())
  expect(await (await visit(href.bookingConfirmation())).text()).toContain('MH-2345ABCD')
})
