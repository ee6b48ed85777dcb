import { expect, test } from 'vitest'
import { href } from '../../src/urls/paths.ts'
import { begunDraft, bookedDraft, siteWithDraft } from './booked-draft.ts'
import { origins } from './site.ts'

test.each(['da', 'de', 'en'] as const)(
  'the guest who has booked gets a calendar file of edition %s, kept by nobody',
  async (key) => {
    const { site, cookie } = await siteWithDraft(bookedDraft)
    const answer = await site.fetch(origins[key] + href.bookingCalendar(), { headers: { cookie } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="MH-2345ABCD.ics"')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const file = (await answer.text()).replaceAll('\r\n ', '')
    expect(file).toContain('MH-2345ABCD')
    expect(file).toContain(`${origins[key]}/`)
  },
)

test('nobody else gets it: without the cookie, with another one, before it is booked', async () => {
  const { site, cookie } = await siteWithDraft(bookedDraft)
  const unbooked = await siteWithDraft(begunDraft)
  for (const [requested, headers] of [
    [site, {}],
    [site, { cookie: cookie.replace(/.$/, (end) => (end === '0' ? '1' : '0')) }],
    [site, { cookie: 'marehalm_draft=../booking' }],
    [unbooked.site, { cookie: unbooked.cookie }],
  ] as const) {
    const answer = await requested.fetch(href.bookingCalendar(), { headers })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.text()).not.toContain('MH-2345ABCD')
  }
})
