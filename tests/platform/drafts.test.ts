import { env, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { createDraftStore, newDraftId } from '../../src/drafts/draft-store.ts'
import stored from '../unit/drafts/stored-by-e92098b.json' with { type: 'json' }

const drafts = createDraftStore(env)

/** As the object of that id would have it from the previous build. */
async function leave(record: unknown): Promise<string> {
  const id = newDraftId()
  const stub = env.DRAFTS.get(env.DRAFTS.idFromName(id))
  await runInDurableObject(stub, (_, { storage }) => storage.put('draft', record))
  return id
}

test('a draft that the previous build has stored goes on, and keeps what was sent', async () => {
  const id = await leave(stored['two attempts without answer'])
  await drafts.change(id, { party: { adults: 1, children: 0, infants: 0, pets: 0 } })
  const draft = await drafts.get(id)
  expect(draft?.party.adults).toBe(1)
  expect(draft?.attempt).toEqual(stored['two attempts without answer'].attempt)
})

test('a receipt that the previous build has stored is never changed and never written over', async () => {
  const id = await leave(stored.booked)
  await drafts.change(id, { stepsDone: 0, booked: null })
  await expect(drafts.put(id, { ...stored.begun, booked: null } as never)).rejects.toThrow()
  expect(await drafts.get(id)).toEqual({
    ...stored.booked,
    together: [],
    isApart: false,
    booked: { ...stored.booked.booked, addOnKey: null, isTogether: false },
  })
})

test('two tabs type in one draft at the same time, and each field is as it was typed last', async () => {
  const id = newDraftId()
  await drafts.put(id, stored.begun as never)
  await Promise.all([
    drafts.type(id, { guest: { firstName: 'Än' }, items: [{ itemId: 3, quantity: 2 }] }),
    drafts.type(id, { guest: { comment: 'Vi kommer sent' }, items: [{ itemId: 4, quantity: 1 }] }),
    drafts.type(id, { guest: { firstName: 'Änne' }, items: [{ itemId: 3, quantity: 0 }] }),
  ])
  const draft = await drafts.get(id)
  expect(draft?.guest).toMatchObject({ firstName: 'Änne', comment: 'Vi kommer sent', lastName: '' })
  expect(draft?.items).toEqual([{ itemId: 4, quantity: 1 }])
})

test('what is typed reaches no receipt and makes no draft', async () => {
  const id = await leave(stored.booked)
  const before = await drafts.get(id)
  await drafts.type(id, { guest: { firstName: 'Änne' }, items: [] })
  expect(await drafts.get(id)).toEqual(before)
  const none = newDraftId()
  await drafts.type(none, { guest: { firstName: 'Änne' }, items: [] })
  expect(await drafts.get(none)).toBeNull()
})
