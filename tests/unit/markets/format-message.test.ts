import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMessage } from '../../../src/markets/format-message.ts'
import { marketById } from '../../../src/markets/market.ts'

const danish = marketById(1)
const german = marketById(2)
const english = marketById(7)
const nights = { one: '{count} nat', other: '{count} nætter' }

test('the number chooses the form', () => {
  expect(formatMessage(nights, { count: 1 }, danish)).toBe('1 nat')
  expect(formatMessage(nights, { count: 0 }, danish)).toBe('0 nætter')
  expect(formatMessage(nights, { count: 7 }, danish)).toBe('7 nætter')
})

test('numbers are written as the market writes them, words as they are', () => {
  expect(formatMessage('{count} huse', { count: 1234 }, danish)).toBe('1.234 huse')
  expect(formatMessage('{count} Häuser', { count: 1234 }, german)).toBe('1.234 Häuser')
  expect(formatMessage('{count} houses', { count: 1234 }, english)).toBe('1,234 houses')
  expect(formatMessage('{stars} af 5', { stars: 4.55 }, danish)).toBe('4,6 af 5')
  expect(formatMessage('© {year}', { year: '2026' }, danish)).toBe('© 2026')
})

test('a place without a value stays, and a value is never filled again', () => {
  expect(formatMessage('{a} {b}', { a: 'x' }, english)).toBe('x {b}')
  fc.assert(
    fc.property(fc.string(), fc.string(), (first, second) => {
      expect(formatMessage('{first}|{second}', { first, second }, english)).toBe(`${first}|${second}`)
    }),
  )
})

test('a sentence that ends with an abbreviation has one full stop', () => {
  const amount = '10.317\u00a0kr.'
  expect(formatMessage('Du betaler {amount}.', { amount }, danish)).toBe(`Du betaler ${amount}`)
  expect(formatMessage('I alt {amount}. Afregnes.', { amount }, danish)).toBe(`I alt ${amount} Afregnes.`)
  expect(formatMessage('I alt {amount}, afregnes.', { amount }, danish)).toBe(`I alt ${amount}, afregnes.`)
  expect(formatMessage('{amount} …', { amount }, danish)).toBe(`${amount} …`)
  expect(formatMessage('You pay {amount}.', { amount: '€12' }, english)).toBe('You pay €12.')
})
