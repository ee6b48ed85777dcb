import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roleLabel } from '../../../src/contracts/session.ts'
import { permissionLookup, readOldLogin, readSession, writeSession } from '../../../src/domain/session.ts'
import { changeOf, readMark, writeMark } from '../../../src/domain/session-mark.ts'

const token = 'a-token-of-the-service-1'
const old = { id: '7', apiKey: 'an-old-key-of-seven', firstname: 'Inger', lastname: 'Klit', picture: '' }

test('permissions become a lookup of name to true, and are empty in the cookie', () => {
  expect(permissionLookup(['read', 'write'])).toEqual({ read: true, write: true })
  const stored = { token, permissions: permissionLookup(['read']), loginTarget: 'guest' as const }
  expect(readSession(writeSession(stored))).toEqual({ token, permissions: {}, loginTarget: 'guest' })
})

test('whatever is no session is none', () => {
  for (const value of [undefined, '', 'x', '{}', '[]', 'null', '{"token":"short","permissions":{}}']) {
    expect(readSession(value)).toBeNull()
  }
  fc.assert(fc.property(fc.string(), (value) => readSession(value) === null))
})

test('the old login counts with all five fields alone', () => {
  expect(readOldLogin(JSON.stringify(old))).toEqual(old)
  for (const field of Object.keys(old)) {
    expect(readOldLogin(JSON.stringify({ ...old, [field]: undefined })), field).toBeNull()
  }
  expect(readOldLogin(JSON.stringify({ ...old, id: '' }))).toBeNull()
})

test('house owners are called so, everybody else by default', () => {
  expect(([0, 1, 2, 3] as const).map(roleLabel)).toEqual(['Default', 'House owner', 'Default', 'Default'])
})

const Part = fc.integer({ min: 0, max: 0xff_ff_ff_ff_ff }).map((part) => part.toString(16).padStart(10, '0'))
const Mark = fc.record({
  target: fc.constantFrom('guest' as const, 'owner' as const, 'plain' as const),
  login: Part,
  change: fc.oneof(fc.constant(''), Part),
})

test('a mark is read as it was written', () => {
  fc.assert(fc.property(Mark, (mark) => void expect(readMark(writeMark(mark))).toEqual(mark)))
  for (const value of [undefined, '', 'guest', 'guest.', 'admin.0123456789', 'guest.0123456789.x']) {
    expect(readMark(value)).toBeNull()
  }
})

test('a login, a change and a logout are told from each other, and nothing from nothing', () => {
  const first = { target: 'guest' as const, login: '0'.repeat(10), change: '' }
  expect(changeOf(null, null)).toBeNull()
  expect(changeOf(null, first)).toBe('login')
  expect(changeOf(first, first)).toBeNull()
  expect(changeOf(first, { ...first, change: '1'.repeat(10) })).toBe('update')
  expect(changeOf(first, { ...first, login: '1'.repeat(10) })).toBe('login')
  expect(changeOf(first, null)).toBe('logout')
})

test('a session whose optional parts cannot be read is still one', () => {
  for (const odd of [undefined, null, 7, ['read']]) {
    const stored = JSON.stringify({ token, permissions: odd, loginTarget: odd })
    expect(readSession(stored)).toEqual({ token, permissions: {}, loginTarget: undefined })
  }
})
