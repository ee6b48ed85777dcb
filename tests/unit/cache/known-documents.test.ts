import { expect, test } from 'vitest'
import { createKnownDocuments } from '../../../src/cache/known-documents.ts'
import { everything, noPurges, type Purges } from '../../../src/cache/purges.ts'

/** Documents of an isolate whose clock, purges and notifications the test moves. */
function openIsolate() {
  const state = { now: 1_000_000, purges: noPurges, notifiedFrom: 0 as number | null }
  const open = createKnownDocuments(
    { known: () => state.purges, notifiedFrom: () => state.notifiedFrom },
    () => state.now,
  )
  return {
    state,
    documents: () => open(['search', 'market:da']),
    purge(tag: string) {
      const epoch = state.purges.epoch + 1
      state.purges = { ...state.purges, epoch, tags: { ...state.purges.tags, [tag]: epoch } } satisfies Purges
    },
  }
}

test.each(['lodging:1', 'search', 'market:da', everything])(
  'a known house is read again after a purge of %s',
  (tag) => {
    const { documents, purge } = openIsolate()
    documents().keep('1', { title: 'Dune' }, ['lodging:1'])
    purge('lodging:2')
    purge('market:de')
    expect(documents().get('1')).toEqual({ title: 'Dune' })
    purge(tag)
    expect(documents().get('1')).toBeUndefined()
  },
)

test('a house that changes while it is read is read again by the next', () => {
  const { documents, purge } = openIsolate()
  const reading = documents()
  purge('lodging:1')
  reading.keep('1', { title: 'Before' }, ['lodging:1'])
  expect(documents().get('1')).toBeUndefined()
})

test('a known house is used for a minute, and only while every change since it was read is notified', () => {
  const { state, documents } = openIsolate()
  documents().keep('1', 'house', [])
  state.now += 60_000
  expect(documents().get('1')).toBe('house')
  state.notifiedFrom = null
  expect(documents().get('1')).toBeUndefined()
  state.notifiedFrom = state.purges.epoch + 1
  expect(documents().get('1')).toBeUndefined()
  state.notifiedFrom = 0
  state.now += 1
  expect(documents().get('1')).toBeUndefined()
})
