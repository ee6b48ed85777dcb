import { expect, test } from 'vitest'
import { shortText } from '../../../src/domain/plain-text.ts'

test.each([
  ['Sand und Meer', 13, 'Sand und Meer'],
  ['Sand und Meer', 12, 'Sand und…'],
  ['Sand und Meer', 9, 'Sand und…'],
  ['Sand und Meer', 8, 'Sand…'],
  ['Sand, viel Meer', 7, 'Sand…'],
  ['Viel Sand. Und Meer', 15, 'Viel Sand. Und…'],
  ['Viel Sand. Und Meer', 14, 'Viel Sand.'],
  ['Fjord – Meer', 9, 'Fjord…'],
  ['Vesterhavsvej', 7, 'Vester…'],
  ['Sand🏖🏖', 6, 'Sand…'],
  ['', 5, ''],
])('%j in %i characters is %j', (text, most, shown) => {
  expect(shortText(text, most)).toBe(shown)
})
