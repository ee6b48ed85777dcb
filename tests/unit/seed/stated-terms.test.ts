import { expect, test } from 'vitest'
import { seedTexts } from '../../../src/backend/seed/agency/texts.ts'
import { cancellation, payment } from '../../../src/editions/agency-facts.ts'
import { type Market, markets } from '../../../src/markets/market.ts'
import { messagesOf } from '../../../src/markets/messages/messages.ts'
import { entries } from '../kv/seeded-editions.ts'

const brokerTexts: unknown[][] = []
await seedTexts(
  {
    clear: async () => {},
    insert: async (table, _, rows) => {
      for (const row of rows) if (table === 'broker_text') brokerTexts.push([...row])
    },
    finish: async () => {},
  },
  '2026-11-30',
)

function brokerText(name: string, { id }: Market): string {
  return String(brokerTexts.find(([text, lan]) => text === name && lan === id)?.[2])
}

/** All that a page of the editors says. */
function pageText(page: string, { key }: Market): string {
  const parts = entries.filter(({ id }) => id === page || id.startsWith(`${page}-`))
  return JSON.stringify(parts.map(({ fields }) => fields(key)))
}

test.each(markets)('$key: a receipt whose title thanks does not thank once more', (market) => {
  const { receipt } = messagesOf(market).forms
  const { title, form, comment, sms, photo, tax, reservation } = receipt
  const forms = entries.filter(({ type }) => type === 'form').map(({ fields }) => String(fields(market.key).receipt))
  const thanks = /\b(?:tak|dank\w*|thank\w*)\b/i
  expect(title).toMatch(thanks)
  expect(forms.length).toBeGreaterThan(2)
  expect([form, comment, sms, photo, tax, reservation, ...forms].filter((text) => thanks.test(text))).toEqual([])
})

const sharesIn = (text: string) => [...new Set([...text.matchAll(/(\d+)\s?%/g)].map(([, share]) => Number(share)))]

test.each(markets)('$key: every text on cancelling tells the ladder that a booking is reckoned by', (market) => {
  for (const text of [brokerText('cancellation', market), pageText('page-cancellation', market)]) {
    expect(sharesIn(text)).toEqual(cancellation.map(({ share }) => share * 100))
    for (const { fromDaysBefore } of cancellation.slice(0, 2)) {
      expect(text).toMatch(new RegExp(`\\b${fromDaysBefore}\\b`))
    }
  }
})

test.each(markets)('$key: every text on paying tells when the rest is due', (market) => {
  for (const text of [brokerText('rental-terms', market), pageText('page-terms', market)]) {
    expect(text).toMatch(new RegExp(`\\b${payment.restDaysBefore}\\b`))
  }
})
