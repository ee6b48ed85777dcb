import { env, runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import type { SentRequest } from '../../src/drafts/draft.ts'
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

const [sent] = stored['two attempts without answer'].attempt.requests as SentRequest[]

test('a link that two devices use at the same time moves the booking to one of them', async () => {
  const id = newDraftId()
  await drafts.put(id, stored.begun as never)
  const token = await drafts.createLink([id])
  const taken = await Promise.all(Array.from({ length: 5 }, (_, index) => drafts.take(token, `browser ${index}`)))
  expect(taken.filter((each) => each.length > 0)).toHaveLength(1)
  expect(await drafts.get(id)).toBeNull()
  expect(await drafts.linked(token, 'another browser')).toEqual([])
})

/** The same store, where a press comes between the reading of a draft and the writing of its copy. */
function storeWhereItIsPressed(id: string, press: () => Promise<unknown>) {
  const isCopy = (stub: DurableObjectStub) => stub.id.toString() !== env.DRAFTS.idFromName(id).toString()
  const namespace = new Proxy(env.DRAFTS, {
    get(target, name) {
      if (name !== 'get') return Reflect.get(target, name).bind(target)
      return (objectId: DurableObjectId) => {
        const stub = target.get(objectId)
        return new Proxy(stub, {
          get: (object, member) => {
            if (member !== 'receive' || !isCopy(object)) return Reflect.get(object, member)
            return async (draft: unknown) => {
              await press()
              return Reflect.apply(Reflect.get(object, 'receive'), object, [draft])
            }
          },
        })
      }
    },
  })
  return createDraftStore({ DRAFTS: namespace })
}

test('what is ordered while the booking moves to another device moves with it, or is not sent', async () => {
  if (!sent) throw new Error('There is no request to send')
  const id = newDraftId()
  await drafts.put(id, stored.begun as never)
  const token = await drafts.createLink([id])
  const pressed: unknown[] = []
  const store = storeWhereItIsPressed(id, async () => pressed.push(await drafts.attempt(id, sent, 'the key')))
  const [taken] = await store.take(token, 'a browser')
  expect(pressed).toHaveLength(1)
  expect(taken && (await drafts.get(taken.id))?.attempt).toEqual(pressed[0])
})

test('a booking that can not be moved stays where it was', async () => {
  const id = newDraftId()
  await drafts.put(id, stored.begun as never)
  const token = await drafts.createLink([id])
  const store = storeWhereItIsPressed(id, () => Promise.reject(new Error('no such object now')))
  await expect(store.take(token, 'a browser')).rejects.toThrow('no such object now')
  expect((await drafts.get(id))?.stay).toEqual(stored.begun.stay)
  expect((await drafts.take(token, 'a browser')).map(({ draft }) => draft.stay)).toEqual([stored.begun.stay])
})

test('a booking that is stored in its new place after its time is never in two places', async () => {
  const id = newDraftId()
  await drafts.put(id, stored.begun as never)
  const token = await drafts.createLink([id])
  const late = Promise.withResolvers<void>()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const store = storeWhereItIsPressed(id, () => {
      queueMicrotask(() => void vi.advanceTimersByTimeAsync(3_000))
      return late.promise
    })
    await expect(store.take(token, 'a browser')).rejects.toThrow('did not reply')
  } finally {
    vi.useRealTimers()
  }
  late.resolve()
  expect(await drafts.get(id)).toBeNull()
  const taken = await drafts.take(token, 'a browser')
  expect(taken.map(({ draft }) => draft.stay)).toEqual([stored.begun.stay])
  expect(await drafts.get(id)).toBeNull()
})

/** The same store, whose isolate ends at the nth call of that member: nothing that it would do after that is done. */
function storeThatEndsAt(member: string, nth: number) {
  let calls = 0
  let hasEnded = false
  const namespace = new Proxy(env.DRAFTS, {
    get(target, name) {
      if (name !== 'get') return Reflect.get(target, name).bind(target)
      return (objectId: DurableObjectId) =>
        new Proxy(target.get(objectId), {
          get(object, called) {
            if (called === member) calls += 1
            hasEnded ||= called === member && calls === nth
            if (hasEnded) return () => Promise.reject(new Error('the isolate has ended'))
            return Reflect.get(object, called)
          },
        })
    },
  })
  return createDraftStore({ DRAFTS: namespace })
}

test.each([
  ['receive', 1],
  ['remove', 1],
  ['handOver', 2],
  ['receive', 2],
  ['remove', 2],
])('an isolate that ends at %s, the call %i of it, loses no booking of an order that moves', async (member, nth) => {
  const ids = [newDraftId(), newDraftId()]
  for (const id of ids) await drafts.put(id, stored.begun as never)
  const token = await drafts.createLink(ids)
  await expect(storeThatEndsAt(member, nth).take(token, 'a browser')).rejects.toThrow('has ended')
  const taken = await drafts.take(token, 'a browser')
  expect(taken.map(({ draft }) => draft.stay)).toEqual([stored.begun.stay, stored.begun.stay])
  expect(await Promise.all(ids.map(drafts.get))).toEqual([null, null])
})

test('a browser whose first press got no reply gets the booking by its next one, and no other browser does', async () => {
  const id = newDraftId()
  await drafts.put(id, stored.begun as never)
  const token = await drafts.createLink([id])
  const [first] = await drafts.take(token, 'a browser')
  expect(first?.draft.stay).toEqual(stored.begun.stay)
  expect(await drafts.take(token, 'a browser')).toEqual([first])
  expect(await drafts.linked(token, 'a browser')).toEqual([first?.draft])
  expect(await drafts.take(token, 'another browser')).toEqual([])
  expect(await drafts.linked(token, '')).toEqual([])
})

test('a draft that moves, perhaps to an edition of another currency, leaves its budget behind', async () => {
  const id = newDraftId()
  await drafts.put(id, { ...stored.begun, wishes: 'maxIalt=1200' } as never)
  expect((await drafts.get(id))?.wishes).toBe('maxIalt=1200')
  const [moved] = await drafts.take(await drafts.createLink([id]), 'a browser')
  expect(moved?.draft.stay).toEqual(stored.begun.stay)
  expect(moved?.draft.wishes).not.toContain('1200')
})

test('nothing is sent for a draft that is gone or booked, and none that was sent is discarded', async () => {
  if (!sent) throw new Error('There is no request to send')
  const [gone, booked, attempted, begun] = [newDraftId(), await leave(stored.booked), newDraftId(), newDraftId()]
  await drafts.put(attempted, stored.begun as never)
  await drafts.put(begun, stored.begun as never)
  expect(await drafts.attempt(gone, sent, 'the key')).toBeNull()
  expect(await drafts.attempt(booked, sent, 'the key')).toBeNull()
  expect(await drafts.attempt(attempted, sent, 'the key')).toEqual({ key: 'the key', requests: [sent] })
  expect(await Promise.all([gone, booked, attempted, begun].map(drafts.discard))).toEqual([true, false, false, true])
  expect((await drafts.get(attempted))?.attempt?.key).toBe('the key')
  expect(await drafts.get(begun)).toBeNull()
})
