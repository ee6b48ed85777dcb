import { expect, test } from 'vitest'
import { isPersonName } from '../../../src/contracts/share-favorites.ts'

test.each([
  'Karen',
  'Åse Bjørn-Ø',
  'Jürgen von der Heide',
  'Dr. J.R. Holm',
  'Prof. Dr. Müller',
  "Siobhán O'Brien",
  'Anne & Peter',
  'Anne, Peter og børn',
  'Łukasz Żółć',
  'Θεοδώρα',
  'Jo\u0308rg',
])('%s is a name', (name) => {
  expect(isPersonName(name)).toBe(true)
})

test.each([
  '',
  ' ',
  '&',
  'evil.app/pay',
  'pay-marehalm.online/x',
  'Karen evil.app',
  'Karen.evil.app',
  't.me',
  'T.ME',
  'evil。app',
  'evil．app',
  'evil｡app',
  'evil․app',
  'evil·app',
  'evil dot app',
  'evil (dot) app',
  'evil punkt de',
  'evil prik dk',
  'Ring 12345678',
  'Ring １２３４',
  'karen@example.org',
  'https:evil',
  'Karen\nBcc: alle',
  'Karen\u202eppa.live',
  '<b>Karen</b>',
])('%j is none', (name) => {
  expect(isPersonName(name)).toBe(false)
})
