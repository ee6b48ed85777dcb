import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderMail } from '../../src/backend/mail/render/render-mail.tsx'
import { sendOfficeNews } from '../../src/backend/office-news/send-news.ts'
import { addDays, agencyInstant, today } from '../../src/domain/stays.ts'
import { markets } from '../../src/markets/market.ts'
import { postJson } from './call.ts'
import { bookingOf, house, linen, seedAgency } from './fixtures/agency.ts'

const to = 'office@example.dk'
const clear = () =>
  env.DB.batch(
    ['office_news', 'submission', "entry WHERE type = 'settings'"].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  )

beforeEach(async () => {
  await seedAgency()
  await clear()
})

/** The office's mails, as they are read. */
async function mails() {
  const { results } = await env.DB.prepare("SELECT * FROM outbox WHERE template = 'office-news' ORDER BY id").all()
  return results.map(({ recipient, data }) => ({
    recipient,
    ...renderMail(
      { template: 'office-news', data: JSON.parse(String(data)), market: markets[0] },
      {
        brand: 'Marehalm',
        sites: { da: 'https://a.dk', de: 'https://a.de', en: 'https://a.info' },
        bookingLinkSecret: '',
      },
    ),
  }))
}

async function book() {
  const reply = await postJson('/booking/rest/v1/booking/', bookingOf(), { 'idempotency-key': crypto.randomUUID() })
  return ((await reply.json()) as { data: { bookingNumber: string; addOnKey: string } }).data
}

const submit = (kind: string, status: string, data: object, at = Date.now()) =>
  env.DB.prepare(
    `INSERT INTO submission (id, kind, idempotency_key, request_hash, reference, locale, status, data, created_at)
     VALUES (?1, ?2, ?1, '', ?1, 'da-DK', ?3, ?4, ?5)`,
  )
    .bind(`${kind}-${crypto.randomUUID().slice(0, 8)}`, kind, status, JSON.stringify(data), at)
    .run()

test('each booking, add-on order, reservation, comment and picture is one mail with a link, once', async () => {
  const { bookingNumber, addOnKey } = await book()
  const order = { reservationId: bookingNumber, key: addOnKey, lan: 1, items: [{ itemId: linen, quantity: 2 }] }
  const added = { ...order, expectedTotal: 720 }
  await postJson('/workers/bs/add-anon-tilkoeb/', added, { 'idempotency-key': 'an-order-of-linen' })
  await env.DB.prepare('UPDATE deferred_period SET opens_at = ?1').bind(addDays(today(), 90)).run()
  await postJson(
    '/booking/rest/v1/reservations/',
    {
      ...{ lodgingId: house.id, arrival: '2028-07-08', duration: 7, languageId: 7 },
      ...{ adults: 2, children: 1, infants: 0, pets: 1 },
      guest: { name: 'Ada', email: 'ada@example.com', phone: '+44 20 7946 0000', comment: '' },
    },
    { 'idempotency-key': 'a-request-of-adas' },
  )
  await submit('comment', 'waiting', { authorName: 'Ole\nBcc: x@y', comment: 'Rav <b>!</b>' })
  await submit('contest-image', 'waiting', { userName: 'Ane', imageTitle: 'Klit' })
  // Reported elsewhere, or not at all.
  await submit('form', 'waiting', {})
  await submit('tax', 'received', {})
  await Promise.all([1, 2, 3].map(() => sendOfficeNews(env, { when: 'at-once', to }, new Date())))
  await sendOfficeNews(env, { when: 'at-once', to }, new Date())
  const sent = await mails()
  expect(sent.map(({ recipient }) => recipient)).toEqual(Array(5).fill(to))
  const linked = (path: string) => sent.filter(({ text, html }) => text.includes(path) && html.includes(path))
  expect(linked(`https://a.dk/editor/bookings/${bookingNumber.toLowerCase()}/`)).toHaveLength(2)
  for (const kind of ['reservation', 'comment', 'contest-image']) {
    expect(linked(`https://a.dk/editor/inbox/?kind=${kind}`)).toHaveLength(1)
  }
  expect(sent.find(({ subject }) => subject === `Ny bestilling ${bookingNumber}`)?.text).toContain('Anne Østergård')
  const extras = sent.find(({ subject }) => subject.startsWith('Nye tilvalg'))
  for (const fact of ['2 × Sengelinned: 720\u00a0kr.', bookingNumber, house.name, 'Anne Østergård', '7\u00a0nætter']) {
    expect(extras?.text).toContain(fact)
  }
  const comment = sent.find(({ subject }) => subject.startsWith('Ny kommentar'))
  expect(comment?.text).toContain('Ole Bcc: x@y')
  expect(comment?.html).not.toContain('<b>')
})

test('a booking that cannot be read is told by its number, and keeps no other news back', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { bookingNumber } = await book()
  await env.DB.prepare("UPDATE booking SET guest = '{}' WHERE number = ?1").bind(bookingNumber).run()
  await submit('comment', 'waiting', { authorName: 'Ole', comment: 'Hej' })
  await sendOfficeNews(env, { when: 'at-once', to }, new Date())
  const subjects = (await mails()).map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual([`Ny bestilling ${bookingNumber}`, expect.stringMatching(/^Ny kommentar/)])
  expect(log.mock.calls.join()).toContain(bookingNumber)
})

test('daily, one list at seven has what came until then, and what comes later waits for the next', async () => {
  const day = today()
  const seven = agencyInstant(day, '07:00').getTime()
  const minute = 60_000
  for (let index = 0; index < 103; index += 1) {
    await submit('comment', 'waiting', { authorName: 'Ole', comment: 'Hej' }, seven - 2 * minute)
  }
  const daily = { when: 'daily', to } as const
  await sendOfficeNews(env, daily, new Date(seven - minute))
  expect(await mails()).toEqual([])
  await submit('comment', 'waiting', { authorName: 'Sen', comment: 'Efter syv' }, seven + minute)
  await sendOfficeNews(env, daily, new Date(seven + 3 * minute))
  await sendOfficeNews(env, daily, new Date(seven + 60 * minute))
  const [list, ...others] = await mails()
  expect(others).toEqual([])
  expect(list?.subject).toBe('103 nye beskeder fra hjemmesiden')
  expect(list?.text).toContain('Og 3 til')
  expect(list?.text).not.toContain('Sen')
  await sendOfficeNews(env, daily, new Date(agencyInstant(addDays(day, 1), '07:00').getTime() + minute))
  const next = (await mails()).find(({ text }) => text.includes('Efter syv'))
  expect(next?.subject).toMatch(/^Ny kommentar/)
})

test.each([
  ['summer', '2027-03-28', '2027-03-28T05:00:00Z'],
  ['winter', '2026-10-25', '2026-10-25T06:00:00Z'],
])(
  'on the night that clocks change to %s time nothing is told before seven, and nothing is left out',
  async (_, day, list) => {
    const seven = Date.parse(list)
    const yesterday = agencyInstant(addDays(day, -1), '07:00').getTime()
    await submit('comment', 'waiting', { authorName: 'Ole', comment: 'Hej' }, yesterday + 60_000)
    const daily = { when: 'daily', to } as const
    for (const hours of [1, 5, 20]) await sendOfficeNews(env, daily, new Date(yesterday + hours * 3_600_000))
    await sendOfficeNews(env, daily, new Date(seven - 60_000))
    expect(await mails()).toEqual([])
    await sendOfficeNews(env, daily, new Date(seven + 60_000))
    expect(await mails()).toHaveLength(1)
  },
)

test('what waits while the setting changes, or while nobody is known, is told once', async () => {
  const seven = agencyInstant(today(), '07:00').getTime()
  await submit('comment', 'waiting', { authorName: 'Ole', comment: 'Hej' }, seven + 1)
  await sendOfficeNews(env, { when: 'daily', to }, new Date(seven + 60_000))
  await sendOfficeNews(env, { when: 'at-once', to: '' }, new Date(seven + 120_000))
  expect(await mails()).toEqual([])
  await sendOfficeNews(env, { when: 'at-once', to }, new Date(seven + 180_000))
  await submit('comment', 'waiting', { authorName: 'Ane', comment: 'Hej' }, seven + 200_000)
  const next = agencyInstant(addDays(today(), 1), '07:00').getTime()
  for (const when of ['daily', 'at-once', 'daily'] as const) {
    await sendOfficeNews(env, { when, to }, new Date(next + 60_000))
  }
  expect((await mails()).map(({ text }) => /Ole|Ane/.exec(text)?.[0]).sort()).toEqual(['Ane', 'Ole'])
})

test('without an address of its own the agency’s is written to; switched off, nobody is, and nothing piles up', async () => {
  await book()
  await sendOfficeNews(env, { when: 'none', to }, new Date())
  expect(await mails()).toEqual([])
  expect(await env.DB.prepare('SELECT count(*) AS n FROM office_news').first('n')).toBe(0)
  await env.DB.prepare(
    `INSERT INTO entry (id, locale, type, slug, published_version, published_at, first_published_at, fields)
     VALUES ('settings-administrationDetails', 'da-DK', 'settings', NULL, 1, '', '', ?1)`,
  )
    .bind(JSON.stringify({ key: 'administrationDetails', value: { email: 'hej@marehalm.example' } }))
    .run()
  await submit('comment', 'waiting', { authorName: 'Ole', comment: 'Hej' })
  await sendOfficeNews(env, { when: 'at-once', to: '' }, new Date())
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['hej@marehalm.example'])
})

test('what the seed books, and a booking that is refused, is no news', async () => {
  await env.DB.prepare(
    `INSERT INTO booking (number, idempotency_key, request_hash, lodging_id, arrival, duration, adults, children, infants,
       pets, language_id, currency, total, lines, guest, reply, created_at)
     VALUES ('MH-SEEDED22', 'tried', '', 1, '2027-06-05', 7, 2, 0, 0, 0, 1, 'DKK', 1, '[]', '{}', '{}', 1)`,
  ).run()
  await postJson('/booking/rest/v1/booking/', bookingOf({ option: { adults: 99 } }), {
    'idempotency-key': 'too-many-guests',
  })
  expect(await env.DB.prepare('SELECT count(*) AS n FROM office_news').first('n')).toBe(0)
})
