import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCriteriaParameter, writeCriteriaParameter } from '../../../src/domain/criteria-parameter.ts'
import { parseCriteria } from '../../../src/domain/search-criteria.ts'
import { query } from './requested-queries.ts'

test('criteria that were written are read again, whatever their order was', () => {
  fc.assert(
    fc.property(query, (params) => {
      const criteria = parseCriteria(params)
      const reversed = new Map([...criteria].reverse())
      expect(readCriteriaParameter(writeCriteriaParameter(criteria))).toEqual(criteria)
      expect(writeCriteriaParameter(reversed)).toBe(writeCriteriaParameter(criteria))
    }),
  )
})

test('nothing that anybody writes is more than criteria, or breaks the reading', () => {
  expect(readCriteriaParameter(btoa('{"ankomst":{"value":"someday"},"admin":{"value":"1"}}'))).toEqual(new Map())
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readCriteriaParameter(text)
      expect(read === null || read instanceof Map).toBe(true)
    }),
  )
})
