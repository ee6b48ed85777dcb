import { expect, test } from 'vitest'
import { beginDraft, type Draft } from '../../src/drafts/draft.ts'
import { newDraftId } from '../../src/drafts/draft-store.ts'
import { href } from '../../src/urls/paths.ts'
import { openSite, origins } from './site.ts'

const stay = { lodgingId: 1001, name: 'BL1234', arrival: '2027-07-03', duration: 7 }
const party = { adults: 2, children: 0, infants: 0, pets: 0 }
const begun = { guest: null, holdId: 'hold-1' }
const booked: Draft['booked'] = {
  title: 'Klithuset',
  address: 'Klitvej 12, 6857 Blåvand',
  number: 'MH-2345ABCD',
  arrival: '2027-07-03',
  departure: '2027-07-10',
  duration: 7,
  email: 'karen@example.dk',
  party,
  isEarlier: false,
  total: 589_500,
  currency: 'DKK',
  lines: [],
}

test.each(['da', 'de', 'en'] as const)(
  'the guest who has booked gets a calendar file of edition %s, kept by nobody',
  async (key) => {
    const { site, cookie } = await siteWith({ ...beginDraft(stay, party, begun), booked })
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
  const { site, cookie } = await siteWith({ ...beginDraft(stay, party, begun), booked })
  const unbooked = await siteWith(beginDraft(stay, party, begun))
  for (const [asked, headers] of [
    [site, {}],
    [site, { cookie: cookie.replace(/.$/, (end) => (end === '0' ? '1' : '0')) }],
    [site, { cookie: 'marehalm_draft=../booking' }],
    [unbooked.site, { cookie: unbooked.cookie }],
  ] as const) {
    const answer = await asked.fetch(href.bookingCalendar(), { headers })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.text()).not.toContain('MH-2345ABCD')
  }
})

async function siteWith(draft: Draft) {
  const site = openSite()
  const id = newDraftId()
  await site.deps.drafts.put(id, draft)
  return { site, cookie: `marehalm_draft=${id}` }
}
