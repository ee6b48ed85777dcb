import { expect, test } from 'vitest'
import { markets } from '../../../src/markets/market.ts'
import { messagesOf } from '../../../src/markets/messages/messages.ts'

const [danish, german, english] = markets.map((market) => textsOf(messagesOf(market)))

test('every edition has the same texts as the Danish one, and none is empty', () => {
  for (const edition of [german, english]) {
    expect([...(edition?.keys() ?? [])].sort()).toEqual([...(danish?.keys() ?? [])].sort())
  }
  for (const edition of [danish, german, english]) {
    expect([...(edition ?? [])].filter(([, text]) => text.trim() === '')).toEqual([])
  }
})

test('a text has the same places to fill in every edition', () => {
  for (const [key, text] of danish ?? []) {
    expect({ key, places: placesOf(german?.get(key)) }).toEqual({ key, places: placesOf(text) })
    expect({ key, places: placesOf(english?.get(key)) }).toEqual({ key, places: placesOf(text) })
  }
})

test('the button that ends a booking says in each language that it obliges to pay', () => {
  expect(markets.map((market) => messagesOf(market).booking.review.submit)).toEqual([
    'Bestil med betalingsforpligtelse',
    'Zahlungspflichtig buchen',
    'Book with obligation to pay',
  ])
})

function textsOf(node: unknown, path = ''): Map<string, string> {
  if (typeof node === 'string') return new Map([[path, node]])
  if (typeof node !== 'object' || node === null) throw new Error(`${path} is no text`)
  return new Map(Object.entries(node).flatMap(([key, value]) => [...textsOf(value, `${path}/${key}`)]))
}

/** `count` may be left out of a singular: "one house". */
function placesOf(text = ''): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].filter((place) => place !== '{count}').sort()
}

test('whoever accepts the terms reads their name once, where the link to them is', () => {
  for (const { terms, termsName } of markets.map((market) => messagesOf(market).booking.review)) {
    expect(terms.split(termsName)).toHaveLength(2)
  }
})
