import { expect, test } from 'vitest'
import { titleForLines } from '../../../src/markets/short-title.ts'

test('no line of a title begins with its dash or ends with a Danish word of one letter', () => {
  expect(titleForLines('Rævebakken – sommerhus i mursten ved å og sø')).toBe(
    'Rævebakken\u00a0– sommerhus i\u00a0mursten ved å\u00a0og sø',
  )
  expect(titleForLines('Bindingsværk i i')).toBe('Bindingsværk i\u00a0i')
})
