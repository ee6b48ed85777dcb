import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readProps, writeProps } from '../../../src/islands/protocol.ts'

test('whatever an island is handed, the browser reads what the server wrote', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (props) => {
      expect(JSON.stringify(readProps(writeProps(props)))).toBe(JSON.stringify(props))
    }),
  )
})

test('texts with quotation marks and backticks come through, and names bring no quotation marks of their own', () => {
  const props = { title: 'The "blue" house', code: '`BL1`' }
  expect(readProps(writeProps(props))).toEqual(props)
  expect(writeProps({ title: 'House', persons: 6 })).not.toContain('"')
})
