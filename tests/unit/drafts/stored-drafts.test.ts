import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Draft, draftVersion, readStoredDraft } from '../../../src/drafts/draft.ts'
import { isSameRequest } from '../../../src/drafts/draft-changes.ts'
import stored from './stored-by-e92098b.json' with { type: 'json' }

const drafts = Object.entries(stored)
/** Parts that later builds have added, with what a record of before reads as. */
const withLaterParts = <Stored extends { booked: object | null }>(draft: Stored) => ({
  ...draft,
  together: [],
  isApart: false,
  ...(draft.booked && { booked: { ...draft.booked, addOnKey: null, isTogether: false } }),
})
const read = (draft: unknown): Draft => {
  const found = readStoredDraft(draft)
  if (!found) throw new Error('no draft')
  return found
}

test.each(drafts)('a draft that the previous build has stored is read whole: %s', (_, draft) => {
  expect(read(draft)).toEqual(withLaterParts(draft))
})

test.each(drafts)('what this build has stored is read whole by it: %s', (_, draft) => {
  expect(read({ version: draftVersion, ...read(draft) })).toEqual(withLaterParts(draft))
})

test('a field that the guest’s details have gained is empty in a draft of before, and costs nothing else', () => {
  const draft = stored.booked
  const { city: _, ...guest } = draft.guest
  expect(read({ ...draft, guest })).toEqual(withLaterParts({ ...draft, guest: { ...guest, city: '' } }))
})

test('what was sent is kept as it was sent, whatever guests may write by now, and is the same request', () => {
  const draft = structuredClone(stored['two attempts without answer'])
  const [first] = draft.attempt.requests
  if (!first) throw new Error('no request')
  Object.assign(first.guest, { phone: '((((((', country: 'ZZ' })
  const { attempt } = read(draft)
  expect(attempt?.requests).toEqual(draft.attempt.requests)
  const [one] = attempt?.requests ?? []
  if (!one) throw new Error('no request')
  const turned = { ...one, guest: Object.fromEntries(Object.entries(one.guest).toReversed()) as typeof one.guest }
  expect(isSameRequest(one, turned)).toBe(true)
  expect(isSameRequest(one, { ...one, guest: { ...one.guest, city: 'Nymindegab' } })).toBe(false)
})

test('an attempt keeps its key where its requests cannot be read, for the next press must not book twice', () => {
  const { key } = stored['two attempts without answer'].attempt
  expect(read({ ...stored['two attempts without answer'], attempt: { key, requests: [{}, 'odd'] } }).attempt).toEqual({
    key,
    requests: [],
  })
})

test('a receipt stays one whatever part of it cannot be read, but its number', () => {
  const { booked } = withLaterParts(stored.booked)
  for (const name of Object.keys(booked).filter((each) => each !== 'number')) {
    for (const odd of [undefined, null, 'odd', { odd: true }]) {
      const { booked: kept } = read({ ...stored.booked, booked: { ...booked, [name]: odd } })
      expect(kept).toEqual({ ...booked, [name]: kept?.[name as keyof typeof kept] })
    }
  }
})

test('a row of what was shown that cannot be read costs itself alone', () => {
  const { booked } = stored.booked
  const snapshot = { ...booked.snapshot, cancellation: [{ odd: true }, ...booked.snapshot.cancellation] }
  expect(read({ ...stored.booked, booked: { ...booked, snapshot } }).booked?.snapshot).toEqual(booked.snapshot)
})

test('any part but the stay may be missing or odd without costing another', () => {
  const draft = stored['two attempts without answer']
  const names = Object.keys(draft).filter((name) => name !== 'stay') as (keyof typeof draft)[]
  fc.assert(
    fc.property(fc.subarray(names), fc.anything(), (odd, value) => {
      const found = read({ ...draft, ...Object.fromEntries(odd.map((name) => [name, value])) })
      for (const name of names) if (!odd.includes(name)) expect(found[name]).toEqual(draft[name])
    }),
  )
})

test.each([undefined, null, 'odd', 7, [], {}, { stay: {} }])('what is no draft is none: %j', (odd) => {
  expect(readStoredDraft(odd)).toBeNull()
})
