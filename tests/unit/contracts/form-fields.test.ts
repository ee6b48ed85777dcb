import { expect, test } from 'vitest'
import { checkFields } from '../../../src/contracts/form-fields.ts'
import { CommentFieldsSchema } from '../../../src/contracts/submission.ts'

const faultsOf = (authorName: string, comment: string) =>
  checkFields(CommentFieldsSchema, { authorName, comment }).faults?.map(({ field, kind }) => [field, kind]) ?? []

test.each([
  ['Karen & Søren', 'To linjer\nog en 👨‍👩‍👧 <3', []],
  ['\u200b\u2060', '\u00ad \u3164', ['authorName required', 'comment required']],
  ['Bo\u202enitraM', 'x\u2066y', ['authorName characters', 'comment characters']],
  ['<b>Bo</b>', 'x\u0000', ['authorName characters', 'comment characters']],
])('a comment by %j saying %j', (authorName, comment, faults) => {
  expect(faultsOf(authorName, comment).map((fault) => fault.join(' '))).toEqual(faults)
})
