import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { renderMail } from '../../../src/backend/mail/render/render-mail.tsx'
import type { BookingSnapshot } from '../../../src/contracts/booking-snapshot.ts'
import { addDays } from '../../../src/domain/stays.ts'
import { formatDate, formatMoney, formatMoneyRange } from '../../../src/markets/formats.ts'
import { marketById } from '../../../src/markets/market.ts'
import { postJson } from '../call.ts'
import { bookingOf, house, saturday, seedAgency, weekTotal } from '../fixtures/agency.ts'

beforeEach(seedAgency)

/** What the site would have shown for that week, in kroner. */
const snapshot: BookingSnapshot = {
  lines: [
    { kind: 'rent', itemId: null, description: '', quantity: 1, unitPrice: 5000, amount: 5000 },
    { kind: 'fee', itemId: null, description: '', quantity: 1, unitPrice: 195, amount: 195 },
    { kind: 'mandatory', itemId: 1, description: 'Slutrengøring', quantity: 1, unitPrice: 950, amount: 950 },
  ],
  total: weekTotal / 100,
  instalments: [
    { due: addDays(saturday, -60), amount: 1536 },
    { due: addDays(saturday, -42), amount: 4609 },
  ],
  cancellation: [{ until: addDays(saturday, -60), share: 0.2, amount: 1229 }],
  metered: [
    {
      itemId: 3,
      description: 'Strøm',
      unitPrice: 3.95,
      unitName: 'kWh',
      forecast: { expected: 842.5, from: 610, to: 1190, stays: 9 },
    },
  ],
  deposits: [{ itemId: 9, description: 'Depositum', amount: 1500 }],
  texts: { version: '0123456789', button: 'Bestil', terms: 'Vilkår', withdrawal: 'Ingen fortrydelsesret' },
}

test('a booking queues one mail to its guest, and asking again queues no other', async () => {
  const key = 'one-and-the-same'
  await Promise.all(Array.from({ length: 10 }, () => book(bookingOf({ snapshot }), key)))
  const again = await book(bookingOf({ snapshot }), key)
  expect(again.status).toBe(200)
  const mails = await outbox()
  expect(mails).toHaveLength(1)
  const { data } = await again.json<{ data: { bookingNumber: string } }>()
  expect(mails[0]).toMatchObject({
    id: `booking-confirmation-${data.bookingNumber}`,
    recipient: 'anne@example.com',
    template: 'booking-confirmation',
    lan: 1,
  })
})

test('the mail goes out behind the reply; where no provider is set up it is kept to be read', async () => {
  await book(bookingOf({ snapshot }))
  expect(await env.DB.prepare('SELECT state FROM outbox').first('state')).toBe('kept')
})

test('of many guests for one week the one who gets it is written to, and nobody else', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      book(bookingOf({ guest: { email: `guest${index}@example.com` } }), `guest-number-${index}`),
    ),
  )
  const winner = answers.findIndex(({ status }) => status === 201)
  expect((await outbox()).map(({ recipient }) => recipient)).toEqual([`guest${winner}@example.com`])
})

test('a booking that is refused writes to nobody', async () => {
  expect((await book(bookingOf({ expectedTotal: 1 }))).status).toBe(409)
  expect(await outbox()).toEqual([])
})

test('days later, with other dates shown, the same key and the same order are still the same booking', async () => {
  await book(bookingOf({ snapshot }), 'a-key-of-friday')
  const later = { ...snapshot, instalments: [{ due: addDays(saturday, -1), amount: snapshot.total }] }
  const answer = await book(bookingOf({ snapshot: later }), 'a-key-of-friday')
  expect(answer.status).toBe(200)
  expect((await keptSnapshot()).shown).toEqual(snapshot)
})

test('what was shown is kept with the booking, and the house as it was described then', async () => {
  await book(bookingOf({ snapshot }))
  expect(await keptSnapshot()).toMatchObject({
    shown: snapshot,
    house: { name: house.name, title: 'Klithuset', description: '<p>Tæt på havet.</p>', persons: 6 },
  })
})

test.each([
  ['too long a list', { ...snapshot, lines: Array.from({ length: 101 }, () => snapshot.lines[0]) }],
  ['too long a text', { ...snapshot, texts: { ...snapshot.texts, terms: 'x'.repeat(501) } }],
  ['a day that is none', { ...snapshot, instalments: [{ due: '2027-02-30', amount: 1 }] }],
])('a snapshot with %s is refused and names the field', async (_, wrong) => {
  const answer = await book(bookingOf({ snapshot: wrong }))
  expect(answer.status).toBe(400)
  expect(await answer.text()).toMatch(/snapshot\./)
})

test('the mail says what was shown: number, house, dates, party, lines, total, instalments, ladder, meter and deposit', async () => {
  const { subject, html, text, number } = await bookedMail(bookingOf({ snapshot }))
  const danish = marketById(1)
  const money = (kroner: number) => formatMoney(danish, kroner * 100)
  const facts = [
    number,
    'Klithuset (BL1234)',
    'Klitvej 12, 6857 Blåvand',
    formatDate(danish, saturday, 'long'),
    formatDate(danish, addDays(saturday, 7), 'long'),
    '2\u00a0voksne, 1\u00a0barn',
    'Slutrengøring',
    ...[5000, 195, 950, 6145, 1536, 4609, 1229, 3.95, 843, 1500].map(money),
    formatMoneyRange(danish, 61_000, 119_000),
    ...[-60, -42].map((days) => formatDate(danish, addDays(saturday, days), 'date')),
    '20\u00a0%',
    'fortrydelsesret',
    `http://da.localhost:8787/sommerhus-${house.name.toLowerCase()}/`,
  ]
  expect(subject).toContain(number)
  // The next thing that a guest does comes before what the price is made of.
  const places = [number, 'Senest ', 'Slutrengøring'].map((part) => text.indexOf(part))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  for (const fact of facts) {
    expect(text).toContain(fact)
    expect(readable(html)).toContain(fact)
  }
  // The line that an inbox shows below the subject.
  expect(readable(html)).toContain(`${formatDate(danish, saturday, 'long').slice(1)}, 7\u00a0nætter, Klithuset`)
})

test('the mail of a reduced stay says the normal rent and the discount', async () => {
  const { text, html } = await bookedMail(bookingOf({ snapshot: { ...snapshot, saving: 450 } }))
  for (const kroner of [5450, -450, 6145]) {
    const amount = formatMoney(marketById(1), kroner * 100)
    expect(text).toContain(amount)
    expect(readable(html)).toContain(amount)
  }
})

test('without a snapshot the mail names what the agency’s own rules say', async () => {
  const { text } = await bookedMail(bookingOf())
  expect(text).toContain(formatMoney(marketById(1), weekTotal))
  expect(text).toMatch(/Senest \d/)
})

test.each([
  [2, 'EUR', 'Das Dünenhaus', '2\u00a0Erwachsene, 1\u00a0Kind', 'Gesamtpreis'],
  [7, 'EUR', 'The dune house', '2\u00a0adults, 1\u00a0child', 'Total'],
] as const)(
  'edition %i is written to in its own language and currency',
  async (languageId, currency, title, ...facts) => {
    const { text, html } = await bookedMail(bookingOf({ option: { languageId }, currency, expectedTotal: 824 }))
    for (const fact of [title, ...facts, formatMoney(marketById(languageId), 82_400)]) {
      expect(text).toContain(fact)
      expect(readable(html)).toContain(fact)
    }
    expect(html).toContain(`lang="${languageId === 2 ? 'de' : 'en'}"`)
  },
)

test('a house whose texts are odd is booked, and its guest written to', async () => {
  await env.DB.batch([
    env.DB.prepare("UPDATE lodging_text SET title = 'Huset' || char(10) || '<b>ved</b> havet' WHERE lan = 1"),
    env.DB.prepare('DELETE FROM item_text'),
  ])
  const { text, html } = await bookedMail(bookingOf())
  expect(text).toContain('Huset <b>ved</b> havet')
  expect(html).not.toContain('<b>ved</b>')
})

async function bookedMail(body: unknown) {
  const answer = await book(body)
  expect(answer.status).toBe(201)
  const { data } = await answer.json<{ data: { bookingNumber: string } }>()
  const [mail] = await outbox()
  if (!mail) throw new Error('No mail is queued')
  const sites = { da: 'http://da.localhost:8787', de: 'http://de.localhost:8787', en: 'http://en.localhost:8787' }
  const market = marketById(mail.lan)
  const written = renderMail(
    { ...mail, data: JSON.parse(mail.data), market },
    {
      ...{ brand: 'Marehalm', sites, bookingLinkSecret: '' },
    },
  )
  return { ...written, number: data.bookingNumber }
}

function book(body: unknown, key = `key-${crypto.randomUUID()}`): Promise<Response> {
  return postJson('/booking/rest/v1/booking/', body, { 'idempotency-key': key })
}

async function outbox() {
  const { results } = await env.DB.prepare('SELECT id, lan, recipient, template, data FROM outbox').all<{
    id: string
    lan: 1 | 2 | 7
    recipient: string
    template: string
    data: string
  }>()
  return results
}

async function keptSnapshot() {
  return JSON.parse((await env.DB.prepare('SELECT snapshot FROM booking').first<string>('snapshot')) ?? '{}')
}

/** What a reader sees of it. */
function readable(html: string): string {
  return html.replace(/<[^>]+>/g, '').replaceAll('&#x27;', "'")
}
