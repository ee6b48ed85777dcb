import { expect, test } from 'vitest'
import { csvLine } from '../../../src/backend/management/bookings.ts'

test.each([
  [['a', 1, -2.5, null], 'a,1,-2.5,\r\n'],
  [['a,b', 'say "hi"', 'two\nlines', ' led'], '"a,b","say ""hi""","two\nlines"," led"\r\n'],
  [['=1+1', '+45', '-x', '@x', ' =1'], `'=1+1,'+45,'-x,'@x," '=1"\r\n`],
  [['a;=1', 'a,+1', 'a\t@x', 'a\n-1', '＝1'], `"a;'=1","a,'+1","a\t'@x","a\n'-1",'＝1\r\n`],
  [['a;"=1', '"=1', 'a,"@x', 'say "-1"'], `"a;""'=1","""'=1","a,""'@x","say ""-1"""` + '\r\n'],
  [['a=b', 'x-y', 'mail@example.com', '2-3'], 'a=b,x-y,mail@example.com,2-3\r\n'],
])('%j is written as %j', (values, line) => {
  expect(csvLine(values, '.')).toBe(line)
})

test('where decimals have a comma, fields are divided by semicolons', () => {
  expect(csvLine(['a,b', 'c;d', 'x\ty', 6145.5, -2, null], ',')).toBe('"a,b";"c;d";"x\ty";6145,5;-2;\r\n')
})
