import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { markets } from '../../../src/markets/market.ts'
import { messagesOf } from '../../../src/markets/messages/messages.ts'
import { StayTotal, stayPriceText } from '../../../src/ui/price.tsx'
import { PriceLines } from '../../../src/ui/price-lines.tsx'

const phrases = {
  da: [
    'fra 1.215\u00a0kr. · 3\u00a0nætter',
    'uge fra 1.215\u00a0kr.',
    '405\u00a0kr. pr. nat',
    'ca. 174\u00a0kr. pr. nat',
  ],
  de: ['ab 1.215\u00a0€ · 3\u00a0Nächte', 'Woche ab 1.215\u00a0€', '405\u00a0€ pro Nacht', 'etwa 174\u00a0€ pro Nacht'],
  en: ['from €1,215 · 3\u00a0nights', 'week from €1,215', '€405 per night', 'about €174 per night'],
}

test.each(markets)('$key: a price is said with its nights, the price of one on demand', (market) => {
  const { card } = messagesOf(market)
  const stay = { total: 121_500, duration: 3 }
  const [phrase, ofWeek, exact, about] = phrases[market.key]
  expect(stayPriceText(market, card, { ...stay, from: true })).toBe(phrase)
  expect(stayPriceText(market, card, { ...stay, duration: 7, from: true })).toBe(ofWeek)
  const shown = (props: { total: number; duration: number; from?: boolean; isInline?: boolean }) =>
    renderToStaticMarkup(createElement(StayTotal, { market, texts: card, ...props }))
  expect(plain(shown({ ...stay, isInline: true }))).toBe(stayPriceText(market, card, stay))
  expect(plain(shown(stay))).toBe(`${stayPriceText(market, card, stay)}${exact}`)
  expect(shown(stay)).toContain('<details><summary>')
  expect(plain(shown({ total: 121_500, duration: 7 }))).toContain(about)
  expect(plain(shown({ total: 121_500, duration: 7, from: true }))).toBe(ofWeek)
})

test.each(markets)('$key: one night is its own price', (market) => {
  const { card } = messagesOf(market)
  const html = renderToStaticMarkup(createElement(StayTotal, { market, texts: card, total: 50_000, duration: 1 }))
  expect(html).not.toContain('<details>')
})

test.each(markets)(
  '$key: a reduced rent is shown as the normal one less the discount, and the lines add up',
  (market) => {
    const { summary } = messagesOf(market).booking
    const line = { itemId: null, description: '', quantity: 1 }
    const lines = [
      { ...line, kind: 'rent' as const, unitPrice: 72_300, amount: 72_300 },
      { ...line, kind: 'fee' as const, unitPrice: 1_300, amount: 1_300 },
    ]
    const shown = (saving: number) =>
      renderToStaticMarkup(createElement(PriceLines, { market, texts: summary, lines, total: 73_600, saving }))
    const amounts = [...shown(8_000).matchAll(/<dd>([^<]*)<\/dd>/g)].map(([, text = '']) => {
      return Number(text.replace(/\D/g, '')) * (text.startsWith('\u2212') ? -1 : 1)
    })
    expect(amounts).toEqual([803, -80, 13, 736])
    expect(shown(8_000)).toContain(`<dt>${summary.discount}</dt>`)
    expect(shown(0)).not.toContain(summary.discount)
  },
)

function plain(html: string): string {
  return html.replaceAll(/<[^>]+>/g, '')
}
