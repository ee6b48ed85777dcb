import { env, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { newDraftId } from '../../src/drafts/draft-store.ts'
import {
  endedCode,
  type ServerMessage,
  type ShortlistChange,
  shortlistLimits,
} from '../../src/features/shortlist/contract.ts'
import { createShortlistStore } from '../../src/features/shortlist/object/shortlist-store.ts'

const lists = createShortlistStore(env)
const stay = { arrival: '2027-07-03', duration: 7, persons: 6, children: 2, infants: 0, pets: 0, parts: 2 }
const houses = [
  { id: 17, name: 'BL1017' },
  { id: 18, name: 'BL1018' },
]
const changeId = (): string => crypto.randomUUID()
const vote = (house: number, word: 'yes' | 'maybe' | 'no', id = changeId()): ShortlistChange => ({
  ...{ id, kind: 'vote', house, vote: word },
})
const comment = (text: string, id = changeId()): ShortlistChange => ({ id, kind: 'comment', house: 17, text })

async function newList(...names: string[]) {
  const made = await lists.create({ title: 'Vores ferie', stay, options: houses.map((house) => [house]) })
  const keys = names.map(() => newDraftId())
  for (const [index, name] of names.entries()) await lists.join(made.secret, keys[index] ?? '', name)
  return { ...made, keys, stub: env.SHORTLISTS.get(env.SHORTLISTS.idFromName(made.secret)) }
}

async function read(secret: string, key?: string) {
  const opened = await lists.open(secret, key)
  if (opened.kind !== 'open') throw new Error(`The list is ${opened.kind}`)
  return opened
}

/** A browser's line: what it is told, and the next thing. */
async function openLine(secret: string, key?: string) {
  const { webSocket } = await lists.connect(secret, key)
  if (!webSocket) throw new Error('No line')
  const told: ServerMessage[] = []
  const closed = new Promise<number>((resolve) => webSocket.addEventListener('close', ({ code }) => resolve(code)))
  const waiting: (() => void)[] = []
  webSocket.addEventListener('message', ({ data }) => {
    told.push(JSON.parse(String(data)))
    for (const wake of waiting.splice(0)) wake()
  })
  webSocket.accept()
  return {
    told,
    closed,
    send: (change: ShortlistChange, as?: string) => webSocket.send(JSON.stringify({ change, key: as })),
    raw: webSocket,
    async until(isIt: (message: ServerMessage) => boolean): Promise<ServerMessage> {
      for (;;) {
        const found = told.find(isIt)
        if (found) return found
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
  }
}

test('a list nobody has made is none, and asking for it leaves nothing behind', async () => {
  const secret = newDraftId()
  expect(await lists.open(secret, newDraftId())).toEqual({ kind: 'none' })
  expect(await lists.join(secret, newDraftId(), 'Anna')).toBe('gone')
  expect(await lists.isAdmin(secret, newDraftId())).toBe(false)
  expect((await lists.connect(secret, undefined)).status).toBe(404)
  const stub = env.SHORTLISTS.get(env.SHORTLISTS.idFromName(secret))
  const size = await runInDurableObject(stub, (_, { storage }) => [
    ...storage.sql.exec('SELECT name FROM sqlite_master'),
  ])
  expect(size).toEqual([])
})

test('votes and comments of two people stand on the list, one vote a person and house', async () => {
  const { secret, keys } = await newList('Anna', 'Bo')
  const [anna = '', bo = ''] = keys
  expect(await lists.change(secret, anna, vote(17, 'yes'))).toBe('done')
  expect(await lists.change(secret, bo, vote(17, 'no'))).toBe('done')
  expect(await lists.change(secret, anna, vote(17, 'maybe'))).toBe('done')
  expect(await lists.change(secret, bo, comment('<b>Så tæt på vandet</b>'))).toBe('done')
  const { list, me } = await read(secret, bo)
  expect(list.people.map(({ name }) => name)).toEqual(['Anna', 'Bo'])
  expect(me).toBe(list.people[1]?.id)
  expect(list.votes.map(({ vote: word }) => word)).toEqual(['maybe', 'no'])
  expect(list.comments.map(({ text }) => text)).toEqual(['<b>Så tæt på vandet</b>'])
  expect(list).toMatchObject({ title: 'Vores ferie', stay, houses })
})

test('nobody votes without a key of their own, nor takes back what another has said', async () => {
  const { secret, keys, admin } = await newList('Anna', 'Bo')
  const [anna = '', bo = ''] = keys
  for (const key of [undefined, '', 'x', newDraftId(), admin, secret]) {
    expect(await lists.change(secret, key, vote(17, 'yes'))).toBe('unknown')
  }
  await lists.change(secret, anna, comment('Mit'))
  const [said] = (await read(secret)).list.comments
  const forget = (): ShortlistChange => ({ id: changeId(), kind: 'forget', comment: said?.id ?? 0 })
  expect(await lists.change(secret, bo, forget())).toBe('missing')
  expect((await read(secret)).list.comments).toHaveLength(1)
  expect(await lists.change(secret, anna, forget())).toBe('done')
  expect((await read(secret)).list.comments).toEqual([])
})

test('a change that comes again changes nothing, however late and whatever came between', async () => {
  const { secret, keys } = await newList('Anna')
  const [anna = ''] = keys
  const [first, said] = [vote(17, 'yes'), comment('En gang')]
  await lists.change(secret, anna, first)
  await lists.change(secret, anna, said)
  await lists.change(secret, anna, vote(17, 'no'))
  const before = (await read(secret)).list
  expect(await lists.change(secret, anna, first)).toBe('replayed')
  expect(await lists.change(secret, anna, said)).toBe('replayed')
  expect((await read(secret)).list).toEqual(before)
})

test('a key that joins twice is one person, with the last name', async () => {
  const { secret, keys } = await newList('Anna')
  expect(await lists.join(secret, keys[0] ?? '', 'Anna')).toBe('replayed')
  expect(await lists.join(secret, keys[0] ?? '', 'Annika')).toBe('done')
  expect((await read(secret)).list.people.map(({ name }) => name)).toEqual(['Annika'])
})

test('twenty writers at once lose nothing', async () => {
  const { secret, keys } = await newList(...Array.from({ length: 20 }, (_, index) => `Gæst ${index}`))
  const outcomes = await Promise.all(
    keys.flatMap((key, index) => [
      lists.change(secret, key, vote(17, index % 2 ? 'yes' : 'no')),
      lists.change(secret, key, vote(18, 'maybe')),
      lists.change(secret, key, comment(`Fra ${index}`)),
    ]),
  )
  expect(new Set(outcomes)).toEqual(new Set(['done']))
  const { list } = await read(secret)
  expect(list.votes).toHaveLength(40)
  expect(new Set(list.comments.map(({ text }) => text)).size).toBe(20)
})

test('a list is full at its limits, and one person may change it only so often a minute', async () => {
  const { secret, keys, stub } = await newList(...Array.from({ length: shortlistLimits.people }, (_, n) => `Nr. ${n}`))
  const [first = '', second = ''] = keys
  expect(await lists.join(secret, newDraftId(), 'En for meget')).toBe('full')
  for (let id = 19; id < 17 + shortlistLimits.houses; id++) {
    const house = { id, name: `BL10${id}` }
    expect(await lists.change(secret, first, { id: changeId(), kind: 'house', house })).toBe('done')
  }
  const oneMore = { id: 99, name: 'BL1099' }
  expect(await lists.change(secret, first, { id: changeId(), kind: 'house', house: oneMore })).toBe('full')
  await runInDurableObject(stub, (_, { storage }) => {
    for (let n = 0; n < shortlistLimits.comments; n++) {
      storage.sql.exec("INSERT INTO comment (person, house, text, at) VALUES (1, 17, 'x', 0)")
    }
  })
  expect(await lists.change(secret, second, comment('En for meget'))).toBe('full')
  const outcomes = []
  for (let n = 0; n < shortlistLimits.changesPerMinute + 1; n++) {
    outcomes.push(await lists.change(secret, second, vote(17, 'yes')))
  }
  expect(outcomes.at(-1)).toBe('fast')
  expect(outcomes.filter((each) => each === 'done')).toHaveLength(shortlistLimits.changesPerMinute)
})

test('its maker alone takes comments and houses off, and ends it: then its URL is gone', async () => {
  const { secret, admin, keys } = await newList('Anna')
  const [anna = ''] = keys
  await lists.change(secret, anna, comment('Grimt'))
  await lists.change(secret, anna, vote(18, 'yes'))
  const [said] = (await read(secret)).list.comments
  expect(await lists.moderate(secret, anna, { kind: 'comment', id: said?.id ?? 0 })).toBe('unknown')
  expect(await lists.moderate(secret, admin, { kind: 'comment', id: said?.id ?? 0 })).toBe('done')
  expect(await lists.moderate(secret, admin, { kind: 'house', id: 18 })).toBe('done')
  const { list } = await read(secret)
  expect([list.comments, list.votes, list.houses]).toEqual([[], [], [houses[0]]])
  const line = await openLine(secret, anna)
  expect(await lists.moderate(secret, admin, { kind: 'end' })).toBe('done')
  expect(await line.closed).toBe(endedCode)
  expect(await lists.open(secret, anna)).toEqual({ kind: 'gone' })
  expect(await lists.change(secret, anna, vote(17, 'yes'))).toBe('gone')
})

test('after its days nothing of it is left but that it was; after as many again not even that', async () => {
  const { secret, keys, stub } = await newList('Anna')
  await lists.change(secret, keys[0], comment('Hej'))
  const due = await runInDurableObject(stub, (_, { storage }) => storage.getAlarm())
  expect(Math.round(((due ?? 0) - Date.now()) / 86_400_000)).toBe(shortlistLimits.days)
  const line = await openLine(secret)
  expect(await runDurableObjectAlarm(stub)).toBe(true)
  expect(await line.closed).toBe(endedCode)
  expect(await lists.open(secret)).toEqual({ kind: 'gone' })
  const kept = await runInDurableObject(stub, (_, { storage }) =>
    storage.sql
      .exec("SELECT name FROM sqlite_master WHERE name <> 'sqlite_sequence' AND name NOT LIKE '\\_cf%' ESCAPE '\\'")
      .toArray(),
  )
  expect(kept).toEqual([])
  expect(await (await openLine(secret)).closed).toBe(endedCode)
  expect(await runDurableObjectAlarm(stub)).toBe(true)
  expect(await lists.open(secret)).toEqual({ kind: 'none' })
})

test('an end that is cut off leaves the list whole, with its last day, and can be repeated', async () => {
  const { secret, admin, keys, stub } = await newList('Anna')
  await lists.change(secret, keys[0], comment('Hej'))
  const before = await read(secret)
  const alarmOf = () => runInDurableObject(stub, (_, { storage }) => storage.getAlarm())
  const due = await alarmOf()
  await runInDurableObject(stub, async (object, { storage }) => {
    vi.spyOn(storage, 'put').mockRejectedValueOnce(new Error('cut off'))
    await expect(object.alarm?.()).rejects.toThrow('cut off')
  })
  expect(await read(secret)).toEqual(before)
  expect(await alarmOf()).toBe(due)
  expect(await lists.moderate(secret, admin, { kind: 'end' })).toBe('done')
  expect(await lists.open(secret)).toEqual({ kind: 'gone' })
})

test('what one line says every other hears at once, and who said it hears that it is done', async () => {
  const { secret, keys } = await newList('Anna', 'Bo')
  const [anna, bo] = [await openLine(secret, keys[0]), await openLine(secret, keys[1])]
  const change = vote(17, 'yes')
  anna.send(change)
  const heard = await bo.until((each) => each.type === 'list' && each.event?.kind === 'vote')
  expect(heard).toMatchObject({
    event: { by: 'Anna', house: 17, vote: 'yes' },
    list: { votes: [{ house: 17, vote: 'yes' }] },
  })
  expect(await anna.until((each) => each.type === 'done')).toEqual({ type: 'done', id: change.id })
  anna.send(change)
  anna.send(vote(99, 'yes', 'no-such-house'))
  expect(await anna.until((each) => each.type === 'refused')).toMatchObject({ id: 'no-such-house', reason: 'missing' })
  expect((await read(secret)).list.votes).toHaveLength(1)
})

test('a line without a cookie speaks for the key that it names, and for nobody without one', async () => {
  const { secret, keys } = await newList('Anna')
  const line = await openLine(secret)
  line.send(vote(17, 'yes', 'without-a-key'))
  expect(await line.until((each) => each.type === 'refused')).toMatchObject({ reason: 'unknown' })
  line.send(vote(17, 'yes', 'with-the-key'), keys[0])
  expect(await line.until((each) => each.type === 'done')).toMatchObject({ id: 'with-the-key' })
})

test('a line outlives the sleep of its list', async () => {
  const { secret, keys, stub } = await newList('Anna', 'Bo')
  const [anna, bo] = [await openLine(secret, keys[0]), await openLine(secret, keys[1])]
  await anna.until((each) => each.type === 'list')
  await bo.until((each) => each.type === 'list')
  await evictDurableObject(stub)
  anna.send(vote(18, 'no'))
  expect(await bo.until((each) => each.type === 'list' && each.event?.kind === 'vote')).toMatchObject({
    event: { by: 'Anna' },
  })
})

test('what is no change closes the line, and too many lines are turned away', async () => {
  const { secret } = await newList('Anna')
  const line = await openLine(secret)
  line.raw.send('{"change":{"kind":"vote"}}')
  expect(await line.closed).toBe(1008)
  const opened = []
  for (let n = 0; n < shortlistLimits.sockets; n++) opened.push(await openLine(secret))
  expect((await lists.connect(secret, undefined)).status).toBe(503)
  for (const { raw } of opened) raw.close()
})

test('what is stored of a key leads back to none', async () => {
  const { secret, admin, keys, stub } = await newList('Anna')
  const stored = await runInDurableObject(stub, (_, { storage }) =>
    JSON.stringify([...storage.sql.exec('SELECT * FROM list'), ...storage.sql.exec('SELECT * FROM person')]),
  )
  for (const each of [secret, admin, ...keys]) expect(stored).not.toContain(each)
})

test('a row that cannot be read costs neither the list nor another row', async () => {
  const { secret, keys, stub } = await newList('Anne')
  await lists.change(secret, keys[0], vote(17, 'yes'))
  await runInDurableObject(stub, (_, { storage }) => {
    storage.sql.exec("INSERT INTO vote (person, house, vote) VALUES (1, 18, 'a word of another build')")
    storage.sql.exec('UPDATE list SET stay = ?', JSON.stringify({ arrival: '2027-07-03', duration: 14, flex: 9 }))
  })
  const { list } = await read(secret)
  expect(list.votes).toEqual([{ person: 1, house: 17, vote: 'yes' }])
  expect(list.stay).toEqual({
    arrival: '2027-07-03',
    duration: 14,
    persons: 2,
    children: 0,
    infants: 0,
    pets: 0,
    parts: 1,
  })
})
