import { expect, test } from 'vitest'
import { renderMail } from '../../../src/backend/mail/render/render-mail.tsx'
import { type TemplateName, templates } from '../../../src/backend/mail/templates/templates.ts'
import { company } from '../../../src/editions/agency-facts.ts'
import { formatMoney } from '../../../src/markets/formats.ts'
import { type Market, markets } from '../../../src/markets/market.ts'
import { href } from '../../../src/urls/paths.ts'

const settings = {
  brand: 'Marehalm',
  bookingLinkSecret: '',
  sites: { da: 'https://www.example.dk', de: 'https://www.example.de', en: 'https://www.example.info' },
}
const hostile = '<img src=x onerror=alert(1)> & "Søn"'
const houses = [
  { title: `Klithuset ${hostile}`, code: 'BL1234', url: 'https://www.example.dk/sommerhus-bl1234/' },
  { title: 'Havhuset', code: 'HS2345', url: 'https://www.example.dk/sommerhus-hs2345/?a=1&b=2' },
]
const fields = [
  { label: 'Navn', value: hostile },
  { label: 'Besked', value: 'Første linje\nAnden linje' },
]

interface Case {
  data: unknown
  /** Required contents, beside the texts of the language. */
  facts: (market: Market) => string[]
}

const cases: Record<Exclude<TemplateName, 'booking-confirmation'>, Case> = {
  'reset-password': {
    data: { name: 'Søren', link: 'https://www.example.dk/reset/?token=abc&id=7', minutes: 30 },
    facts: () => ['Søren', 'https://www.example.dk/reset/?token=abc&id=7', '30'],
  },
  'share-favorites': {
    data: { senderName: 'Åse', houses, link: 'https://www.example.dk/favorite-houses/?list=1' },
    facts: () => ['Åse', 'BL1234', 'HS2345', houses[1]?.url ?? '', '2'],
  },
  'form-receipt': {
    data: {
      ...{ title: 'Kontakt', reference: 'F-2027-17', facts: fields },
      page: { title: 'BL1234', text: hostile, path: '/sommerhus-bl1234/' },
    },
    facts: (market) => [
      ...['Kontakt', 'F-2027-17', 'Navn', hostile, 'Anden linje'],
      `${settings.sites[market.key]}/sommerhus-bl1234/`,
    ],
  },
  'form-notice': {
    data: {
      ...{ title: 'Kontakt', reference: 'F-2027-17' },
      fields: [...fields, { label: 'Hus', value: 'bl1234, tak' }, { label: 'Nummer', value: 'mh-2345abcd' }],
    },
    facts: (market) => [
      ...['Kontakt', 'F-2027-17', 'Navn', hostile, 'Anden linje'],
      settings.sites[market.key] + href.lodging(market, 'BL1234'),
      `${settings.sites[market.key]}/editor/inbox/?kind=form`,
      `${settings.sites[market.key]}/editor/bookings/mh-2345abcd/`,
    ],
  },
  'tax-calculation': {
    data: { fields, result: [{ label: 'Skat', value: '12.345 kr.' }] },
    facts: () => ['Navn', hostile, 'Skat', '12.345 kr.'],
  },
  'addon-receipt': {
    data: { bookingNumber: 'MH-2345ABCD', lines: [{ title: hostile, amount: 43_550 }], total: 43_550 },
    facts: (market) => [
      ...['MH-2345ABCD', hostile, formatMoney(market, 43_550)],
      settings.sites[market.key] + href.myBooking('MH-2345ABCD'),
    ],
  },
  'booking-cancelled': {
    data: {
      ...{ name: 'Søren', number: 'MH-2345ABCD', house: { title: hostile, code: 'BL1234' } },
      ...{ arrival: '2027-07-03', departure: '2027-07-10', total: 614_500, fee: 122_900, refund: 491_600 },
    },
    facts: (market) => [
      ...['MH-2345ABCD', hostile, 'BL1234', formatMoney(market, 614_500), formatMoney(market, 122_900)],
      formatMoney(market, -491_600),
    ],
  },
  'office-news': {
    data: {
      items: [
        { kind: 'booking', reference: 'MH-2345ABCD', fields, path: '/editor/bookings/mh-2345abcd/' },
        { kind: 'comment', reference: 'K-2345ABCD', fields, path: '/editor/inbox/?kind=comment' },
      ],
      more: 17,
    },
    facts: (market) => [
      ...['MH-2345ABCD', 'K-2345ABCD', hostile, '17', '19'],
      `${settings.sites[market.key]}/editor/bookings/mh-2345abcd/`,
      `${settings.sites[market.key]}/editor/inbox/?kind=comment`,
    ],
  },
  invitation: {
    data: { name: 'Søren', link: 'https://www.example.dk/login/reset/?user=7&token=t', days: 7 },
    facts: () => ['Søren', 'https://www.example.dk/login/reset/?user=7&token=t', '7'],
  },
  'account-deleted': { data: { name: 'Søren' }, facts: () => ['Søren'] },
  'login-warning': { data: { path: '/login/guest/forgot/' }, facts: () => ['/login/guest/forgot/'] },
  'lodging-views': { data: { houses }, facts: () => ['BL1234', 'HS2345', houses[1]?.url ?? ''] },
  'stay-alert': {
    data: {
      ...{ house: hostile, arrival: '2027-07-03', departure: '2027-07-10', isFree: false },
      ...{ link: 'https://www.example.dk/soeg/?ankomst=2027-07-03', similar: houses },
    },
    facts: () => [hostile, 'HS2345', houses[1]?.url ?? '', 'https://www.example.dk/soeg/?ankomst=2027-07-03', '2027'],
  },
  confirm: {
    data: { purpose: hostile, link: 'https://www.example.dk/confirm/?t=1', hours: 24 },
    facts: () => [hostile, 'https://www.example.dk/confirm/?t=1', '24'],
  },
}

const everyMail = Object.entries(cases).flatMap(([template, { data, facts }]) =>
  markets.map((market) => ({ template, edition: market.key, market, data, facts: facts(market) })),
)

test.each(everyMail)(
  '$template in $edition: HTML and plain text have every fact',
  ({ template, market, data, facts }) => {
    const { subject, html, text } = renderMail({ template, data, market }, settings)
    expect(subject.length).toBeGreaterThan(5)
    expect(html).toContain(`lang="${market.key}"`)
    const business = [company.name, company.registrationNumber, company.phone, `${company.zipcode} ${company.city}`]
    for (const fact of [...facts, settings.brand, settings.sites[market.key], ...business]) {
      expect(text).toContain(fact)
      expect(read(html)).toContain(fact)
    }
  },
)

test.each(everyMail)('$template in $edition: nothing that somebody wrote is markup, and nothing is fetched', (mail) => {
  const { html, text } = renderMail(mail, settings)
  expect(html).not.toMatch(/<(img|script|iframe|object|form|base|link)\b/i)
  expect(html).not.toMatch(/url\(|@import|<[^>]*\son\w+=/i)
  for (const [, href] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^https:\/\/www\.example\./)
  // Left open, a place of a text would be read by the guest.
  expect(`${read(html)} ${text}`).not.toMatch(/\{\w+\}/)
})

test('the languages say it in their own words', () => {
  for (const [template, { data }] of Object.entries(cases)) {
    if (template === 'form-notice') continue
    const subjects = markets.map((market) => renderMail({ template, data, market }, settings).text.split('\n')[2])
    expect(new Set(subjects).size).toBe(markets.length)
  }
})

test.each(Object.keys(templates))('%s does not take data of another form', (template) => {
  for (const data of [{}, null, 'text', { link: 'javascript:alert(1)' }]) {
    expect(() => renderMail({ template, data, market: markets[0] }, settings)).toThrow()
  }
})

test('a template that there is not cannot be written', () => {
  for (const template of ['toString', '__proto__', 'nothing']) {
    expect(() => renderMail({ template, data: {}, market: markets[0] }, settings)).toThrow(/no mail template/)
  }
})

test('a mail links to pages of the edition’s own site alone', () => {
  for (const path of ['//evil.app/', 'https://evil.app/', '/a b', '']) {
    const data = { title: 'Kontakt', reference: '1', page: { title: 'BL1234', text: 'Se', path } }
    expect(() => renderMail({ template: 'form-receipt', data, market: markets[0] }, settings)).toThrow()
  }
})

test('a subject is one line', () => {
  const data = { title: 'Kontakt\u2028bcc: all@example.com', reference: '1', fields }
  const { subject } = renderMail({ template: 'form-notice', data, market: markets[0] }, settings)
  expect(subject).toBe('Formular: Kontakt bcc: all@example.com (1)')
})

test('a label that is a question has no colon behind its mark', () => {
  const asked = [...fields, { label: 'What is it about?', value: 'My booking' }]
  const data = { title: 'Kontakt', reference: 'F-2027-17', fields: asked }
  const { text } = renderMail({ template: 'form-notice', data, market: markets[2] }, settings)
  expect(text).toContain('What is it about? My booking')
  expect(text).toContain('Besked: Første linje')
})

/** What a reader sees of it, and where its links lead. */
function read(html: string): string {
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  const seen = html.replace(/<style>.*?<\/style>/gs, '').replace(/<[^>]+>/g, '')
  return [seen, ...links]
    .join('\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
