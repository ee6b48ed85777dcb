import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { bookingLinkDays, isBookingLink, signBookingLink } from '../../src/backend/booking/booking-link.ts'
import { renderMail } from '../../src/backend/mail/render/render-mail.tsx'
import { sendOfficeNews } from '../../src/backend/office-news/send-news.ts'
import { type BookingLink, linkAuthorization, MyBookingReplySchema } from '../../src/contracts/my-bookings.ts'
import { addDays, agencyInstant, today } from '../../src/domain/stays.ts'
import { extraHouseTimes } from '../../src/editions/agency-facts.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { addAccount, bearer, keys, loginToken } from './accounts.ts'
import { call, postJson } from './call.ts'
import { bookingOf, house, linen, saturday, seedAgency, weekTotal } from './fixtures/agency.ts'

const secret = env.BOOKING_LINK_SECRET
const email = 'hanne@example.com'

beforeEach(async () => {
  await seedAgency()
  await env.DB.batch(['office_news', 'account'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
})

async function book() {
  const body = bookingOf({ guest: { email } } as never)
  const reply = await postJson('/booking/rest/v1/booking/', body, { 'idempotency-key': crypto.randomUUID() })
  expect(reply.status).toBe(201)
  const { data } = (await reply.json()) as { data: { bookingNumber: string; addOnKey: string } }
  return { ...data, number: data.bookingNumber }
}

function linkTo(number: string): BookingLink {
  const link = signBookingLink(secret, number, addDays(saturday, 7))
  if (!link) throw new Error('Nothing signs links')
  return link
}

const byLink = (link: BookingLink) => ({ ...keys, authorization: linkAuthorization(link) })
const read = (number: string, headers: Record<string, string>) =>
  call(`/auth/rest/v1/entities/bookings/${number}/?lan=1`, { headers })
const cancel = (number: string, expectedFee: unknown, headers: Record<string, string>) =>
  postJson(`/auth/rest/v1/entities/bookings/${number}/cancel/`, { expectedFee }, headers)
async function bookingBy(number: string, headers: Record<string, string>) {
  return v.parse(MyBookingReplySchema, await (await read(number, headers)).json()).data
}
const codeOf = async (reply: Response) => ((await reply.json()) as { error: { code: string } }).error.code
const moveTo = (number: string, days: number) =>
  env.DB.prepare('UPDATE booking SET arrival = ?2 WHERE number = ?1').bind(number, addDays(today(), days)).run()
const nights = () => env.DB.prepare('SELECT count(*) AS n FROM night').first<number>('n')
const mailsOf = async (template: string) =>
  (await env.DB.prepare('SELECT recipient, data FROM outbox WHERE template = ?1').bind(template).all()).results

test.each(['session', 'link'])(
  'by %s: shown the amounts, the guest cancels once, and all is free at once',
  async (by) => {
    const { number, addOnKey } = await book()
    await addAccount({ email, type: 2 })
    const headers = by === 'link' ? byLink(linkTo(number)) : bearer(await loginToken(email))
    const { cancellation, addOnKey: opened } = await bookingBy(number, headers)
    expect(opened).toBe(addOnKey)
    const fee = cancellation?.fee ?? 0
    expect(fee + (cancellation?.refund ?? 0)).toBe(weekTotal)
    expect(fee).toBeGreaterThan(0)

    const replies = await Promise.all(Array.from({ length: 5 }, () => cancel(number, fee / 100, headers)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    for (const reply of replies) if (reply.status === 409) expect(await codeOf(reply)).toBe('cancelled_before')
    const done = replies.find(({ status }) => status === 200)
    expect(await done?.json()).toMatchObject({ data: { number, lodgingId: house.id, fee: fee / 100 } })
    expect(await nights()).toBe(0)
    const after = await bookingBy(number, headers)
    expect(after).toMatchObject({ cancelled: { fee }, cancellation: null, addOnKey: null })
    const mails = await mailsOf('booking-cancelled')
    expect(mails).toMatchObject([{ recipient: email }])
    expect(JSON.parse(String(mails[0]?.data))).toMatchObject({ number, fee, refund: cancellation?.refund })
    await book()
  },
)

test('the office is written of what a guest cancels, once, and not of what it cancels itself', async () => {
  const settings = { when: 'at-once', to: 'office@example.dk' } as const
  const { number } = await book()
  await sendOfficeNews(env, settings, new Date())
  const headers = byLink(linkTo(number))
  const fee = (await bookingBy(number, headers)).cancellation?.fee ?? 0
  await cancel(number, fee / 100, headers)
  await cancel(number, fee / 100, headers)
  await sendOfficeNews(env, settings, new Date())
  const news = (await mailsOf('office-news')).map(({ data }) => JSON.parse(String(data)).items[0])
  expect(news.map(({ kind, reference }) => [kind, reference])).toEqual([
    ['booking', number],
    ['cancellation', number],
  ])
  expect(news[1].path).toBe(`/editor/bookings/${number.toLowerCase()}/`)
  expect(JSON.stringify(news[1].fields)).toContain((fee / 100).toLocaleString('da-DK', { minimumFractionDigits: 0 }))

  const second = await book()
  await env.DB.prepare('DELETE FROM office_news').run()
  const path = `/management/bookings/${second.number}`
  const token = { authorization: `Bearer ${env.MANAGEMENT_TOKEN}` }
  expect((await postJson(`${path}/cancel`, { expectedFee: fee / 100, by: 'Anna' }, token)).status).toBe(200)
  expect(await env.DB.prepare('SELECT count(*) AS n FROM office_news').first('n')).toBe(0)
})

test('another fee than was shown cancels nothing, also once an add-on has raised it', async () => {
  const { number, addOnKey } = await book()
  const headers = byLink(linkTo(number))
  const fee = (await bookingBy(number, headers)).cancellation?.fee ?? 0
  const order = { reservationId: number, key: addOnKey, lan: 1, items: [{ itemId: linen, quantity: 2 }] }
  const added = await postJson(
    '/workers/bs/add-anon-tilkoeb/',
    { ...order, expectedTotal: 720 },
    { 'idempotency-key': 'linen-before-cancelling' },
  )
  expect(added.status).toBe(201)
  for (const wrong of [fee / 100, 0, 0.01]) {
    const refused = await cancel(number, wrong, headers)
    expect([refused.status, await codeOf(refused)]).toEqual([409, 'fee_changed'])
  }
  for (const bad of ['1', null, undefined]) expect((await cancel(number, bad, headers)).status).toBe(400)
  expect(await nights()).toBe(7)
})

test.each(['with the stay', 'afterwards'])(
  'a stay whose early check-in was bought %s is cancelled until it begins, and not until the other stays do',
  async (when) => {
    const early = { itemId: 71, quantity: 1 }
    await env.DB.batch([
      env.DB.prepare("INSERT INTO item VALUES (71, 'early-check-in', 'stay', 700, 0)"),
      env.DB.prepare("INSERT INTO item_text VALUES (71, 1, 'Tidlig ankomst fra kl. 12.00', 'ophold')"),
      env.DB.prepare('INSERT INTO lodging_item VALUES (?1, 71, 40000, 5400, 0, 1, 1)').bind(house.id),
    ])
    const isAtOnce = when === 'with the stay'
    const items = isAtOnce ? [early] : []
    const total = (weekTotal + items.length * 40_000) / 100
    const body = bookingOf({ items, expectedTotal: total })
    const reply = await postJson('/booking/rest/v1/booking/', body, { 'idempotency-key': crypto.randomUUID() })
    const { data } = (await reply.json()) as { data: { bookingNumber: string; addOnKey: string } }
    const number = data.bookingNumber
    if (!isAtOnce) {
      const order = { reservationId: number, key: data.addOnKey, lan: 1, items: [early], expectedTotal: 400 }
      const headers = { 'idempotency-key': crypto.randomUUID() }
      expect((await postJson('/workers/bs/add-anon-tilkoeb/', order, headers)).status).toBe(201)
    }
    const headers = byLink(linkTo(number))
    try {
      vi.useFakeTimers({ now: agencyInstant(saturday, '11:59'), toFake: ['Date'] })
      const fee = (await bookingBy(number, headers)).cancellation?.fee ?? 0
      expect(fee).toBeGreaterThan(0)
      vi.setSystemTime(agencyInstant(saturday, extraHouseTimes.checkIn))
      expect((await bookingBy(number, headers)).cancellation).toBeNull()
      const refused = await cancel(number, fee / 100, headers)
      expect([refused.status, await codeOf(refused)]).toEqual([422, 'too_late'])
      expect(await nights()).toBe(7)
      vi.setSystemTime(agencyInstant(saturday, '11:59'))
      expect((await cancel(number, fee / 100, headers)).status).toBe(200)
    } finally {
      vi.useRealTimers()
    }
  },
)

test('nothing is cancelled once the guest has arrived', async () => {
  const { number } = await book()
  const headers = byLink(linkTo(number))
  await moveTo(number, -1)
  expect((await bookingBy(number, headers)).cancellation).toBeNull()
  const refused = await cancel(number, 1, headers)
  expect([refused.status, await codeOf(refused)]).toEqual([422, 'too_late'])
  expect(await nights()).toBe(7)
})

test('a booking is opened and cancelled by nobody else', async () => {
  const { number } = await book()
  const other = await env.DB.prepare('SELECT ?1 AS n').bind('MH-2345ABCD').first<string>('n')
  await addAccount({ email: 'other@example.com', type: 2 })
  const good = linkTo(number)
  const strangers: [Record<string, string>, number][] = [
    [keys, 401],
    [bearer(await loginToken('other@example.com')), 404],
    [byLink(linkTo(other ?? '')), 401],
    [byLink({ ...good, until: addDays(good.until, 1) }), 401],
    [byLink({ ...good, signature: good.signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) }), 401],
    [{ ...keys, authorization: linkAuthorization(good).replace('BookingLink', 'Bearer') }, 401],
    [{ authorization: linkAuthorization(good) }, 401],
  ]
  for (const [headers, status] of strangers) {
    expect((await read(number, headers)).status).toBe(status)
    expect((await cancel(number, 1, headers)).status).toBe(status)
  }
  expect((await read('MH-NOBODYS2', byLink(linkTo('MH-NOBODYS2')))).status).toBe(404)
  expect(await nights()).toBe(7)
})

test('a link works until the last of its days, with each secret that still signs, and with none where there is none', () => {
  const departure = '2027-07-10'
  const until = addDays(departure, bookingLinkDays)
  const link = signBookingLink('a-new-secret-of-32-characters, the-old-one', 'MH-2345ABCD', departure)
  if (!link) throw new Error('not signed')
  expect(link).toMatchObject({ number: 'MH-2345ABCD', until })
  expect(isBookingLink('a-new-secret-of-32-characters', link, until)).toBe(true)
  expect(isBookingLink('another, a-new-secret-of-32-characters', link, until)).toBe(true)
  expect(isBookingLink('a-new-secret-of-32-characters', link, addDays(until, 1))).toBe(false)
  for (const secrets of ['the-old-one', '', ' , ']) expect(isBookingLink(secrets, link, departure)).toBe(false)
  expect(signBookingLink('', 'MH-2345ABCD', departure)).toBeNull()
})

test.each(markets)('$key: the confirmation carries the link, and nothing that is kept holds it', async (market) => {
  const { number } = await book()
  const [mail] = await mailsOf('booking-confirmation')
  const link = linkTo(number)
  expect(JSON.stringify(mail)).not.toContain(link.signature)
  const sites = { da: 'https://a.dk', de: 'https://a.de', en: 'https://a.info' }
  const data = JSON.parse(String(mail?.data))
  const written = (bookingLinkSecret: string) =>
    renderMail({ template: 'booking-confirmation', data, market }, { brand: 'Marehalm', sites, bookingLinkSecret })
  const url = `${sites[market.key]}${href.linkedBooking(link)}`
  expect(written(secret).text).toContain(url)
  expect(written(secret).html).toContain(url.replaceAll('&', '&amp;'))
  expect(written('').text).not.toContain(href.linkedBooking())
  expect(written('').text).toContain(href.myBooking(number))
})
