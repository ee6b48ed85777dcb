import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ComparedHouse,
  maxCompared,
  parseCompared,
  readCompared,
  toggleCompared,
} from '../../../src/features/compare/compared.ts'

const read = (query: string) => readCompared(new URLSearchParams(query))

test.each([
  ['houses=BL1234,HV4720', ['BL1234', 'HV4720']],
  ['houses=bl1234&houses=hv4720', ['BL1234', 'HV4720']],
  ['houses=BL1234,,BL1234, hv4720 ', ['BL1234', 'HV4720']],
  ['houses=bl 1234, HV-4720', ['BL1234', 'HV4720']],
  // As the search takes them.
  ['houses=BL%201234,hv-4720,RO.1966', ['BL1234', 'HV4720', 'RO1966']],
  ['houses=A1,A2,A3,A4,A5,A6', ['A1', 'A2', 'A3', 'A4']],
  ['houses=%3Cscript%3E,../../etc,BL,1234567890123', []],
  ['houses=', []],
  ['', []],
])('%s names %j', (query, codes) => {
  expect(read(query)).toEqual(codes)
})

test('no query makes it throw, and what it gives it reads again', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (values) => {
      const codes = readCompared(new URLSearchParams(values.map((value) => ['houses', value])))
      expect(codes.length).toBeLessThanOrEqual(maxCompared)
      expect(read(`houses=${codes.join(',')}`)).toEqual(codes)
    }),
  )
})

const house = (code: string): ComparedHouse => ({ code, title: `Hus ${code}` })

test('a house is added, taken out again, and finds no room beside four', () => {
  const two = ['A1', 'A2'].reduce<ComparedHouse[]>((houses, code) => toggleCompared(houses, house(code)) ?? [], [])
  expect(two.map(({ code }) => code)).toEqual(['A1', 'A2'])
  expect(toggleCompared(two, house('A1'))).toEqual([house('A2')])
  const four = ['A1', 'A2', 'A3', 'A4'].map(house)
  expect(toggleCompared(four, house('A5'))).toBeNull()
  expect(toggleCompared(four, house('A4'))).toEqual(four.slice(0, 3))
})

test('whatever the browser’s storage holds, only houses come out, and they are kept as they are', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const houses = parseCompared(text)
      expect(parseCompared(JSON.stringify(houses))).toEqual(houses)
    }),
  )
  const mixed = [
    house('bl1'),
    { code: '../x', title: '' },
    { code: 'A1', title: 'x', picture: 'javascript:1' },
    house('BL1'),
    7,
  ]
  expect(parseCompared(JSON.stringify(mixed))).toEqual([house('BL1')].map((each) => ({ ...each, title: 'Hus BL1' })))
  expect(parseCompared(null)).toEqual([])
})
