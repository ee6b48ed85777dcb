import { env, evictDurableObject, runInDurableObject } from 'cloudflare:test'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { newDraftId } from '../../src/drafts/draft-store.ts'
import {
  firstGroupId,
  type ListedLodging,
  ServerMessageSchema,
  type ShortlistChange,
  shortlistLimits,
} from '../../src/features/shortlist/contract.ts'
import { hashOf } from '../../src/features/shortlist/object/hash.ts'
import { createShortlistStore } from '../../src/features/shortlist/object/shortlist-store.ts'

const lists = createShortlistStore(env)
const stay = { arrival: '2027-07-03', duration: 11, persons: 6, children: 0, infants: 0, pets: 1, parts: 2 }
const first: ListedLodging = { id: 17, name: 'BL1017' }
const second: ListedLodging = { id: 18, name: 'BL1018' }
const third: ListedLodging = { id: 19, name: 'BL1019' }
const changeId = (): string => crypto.randomUUID()
const group = (...lodgings: ListedLodging[]): ShortlistChange => ({
  ...{ id: changeId(), kind: 'group', lodgings },
})

async function newList(options: ListedLodging[][] = [[first], [first, second]]) {
  const made = await lists.create({ title: 'Vores ferie', stay, options })
  const key = newDraftId()
  await lists.join(made.secret, key, 'Anna')
  return { ...made, key, stub: env.SHORTLISTS.get(env.SHORTLISTS.idFromName(made.secret)) }
}

async function read(secret: string) {
  const opened = await lists.open(secret)
  if (opened.kind !== 'open') throw new Error(`The list is ${opened.kind}`)
  return opened.list
}

test('houses together are one option, beside each of them alone, with votes and comments of its own', async () => {
  const { secret, key } = await newList()
  const [alone, pair] = (await read(secret)).houses
  expect(alone).toEqual(first)
  expect(pair).toEqual({ id: firstGroupId + 1, name: first.name, lodgings: [first, second] })
  const house = pair?.id ?? 0
  expect(await lists.change(secret, key, { id: changeId(), kind: 'vote', house, vote: 'yes' })).toBe('done')
  expect(await lists.change(secret, key, { id: changeId(), kind: 'comment', house, text: 'Begge' })).toBe('done')
  const { votes, comments } = await read(secret)
  expect(votes.map((vote) => vote.house)).toEqual([house])
  expect(comments.map((comment) => comment.house)).toEqual([house])
})

test('the same houses are put on once, in whichever order, and another pair is another option', async () => {
  const { secret, key } = await newList()
  expect(await lists.change(secret, key, group(second, first))).toBe('done')
  expect((await read(secret)).houses).toHaveLength(2)
  expect(await lists.change(secret, key, group(second, third))).toBe('done')
  expect((await read(secret)).houses.at(-1)).toEqual({
    ...{ id: firstGroupId + 2, name: second.name, lodgings: [second, third] },
  })
})

test('an option of several is taken off with its votes, and its id is never another option’s', async () => {
  const { secret, key, admin } = await newList()
  const house = firstGroupId + 1
  await lists.change(secret, key, { id: changeId(), kind: 'vote', house, vote: 'yes' })
  expect(await lists.moderate(secret, admin, { kind: 'house', id: house })).toBe('done')
  expect(await read(secret)).toMatchObject({ houses: [first], votes: [] })
  expect(await lists.change(secret, key, group(first, second))).toBe('done')
  expect((await read(secret)).houses.at(-1)?.id).toBe(house + 1)
  expect(await lists.change(secret, key, { id: changeId(), kind: 'vote', house, vote: 'no' })).toBe('missing')
})

test('a full list takes no further option', async () => {
  const singles = Array.from({ length: shortlistLimits.houses }, (_, n) => [{ id: n + 1, name: `BL${1000 + n}` }])
  const { secret, key } = await newList(singles)
  expect(await lists.change(secret, key, group(first, second))).toBe('full')
})

test('open pages are told of it in words that pages of an earlier build read, too', async () => {
  const { secret, key } = await newList([[first]])
  const { webSocket } = await lists.connect(secret, undefined)
  if (!webSocket) throw new Error('No line')
  const told = new Promise<unknown>((resolve) => {
    webSocket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data))
      if (message.event) resolve(message)
    })
  })
  webSocket.accept()
  await lists.change(secret, key, group(first, second))
  const message = v.parse(ServerMessageSchema, await told)
  expect(message).toMatchObject({ type: 'list', event: { by: 'Anna', kind: 'house' } })
  const EarlierHouse = v.object({
    id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999)),
    name: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{2,12}$/)),
  })
  const houses = message.type === 'list' ? message.list.houses : []
  expect(houses).toHaveLength(2)
  for (const house of houses) expect(v.is(EarlierHouse, house)).toBe(true)
  webSocket.close()
})

/** As the build before options of several houses wrote a list. */
const storedBefore = [
  'CREATE TABLE list (id INTEGER PRIMARY KEY CHECK (id = 1), title TEXT, stay TEXT, admin TEXT, until TEXT, version INTEGER)',
  'CREATE TABLE house (id INTEGER PRIMARY KEY, name TEXT NOT NULL, place INTEGER NOT NULL)',
  'CREATE TABLE person (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, key TEXT NOT NULL UNIQUE)',
  'CREATE TABLE vote (person INTEGER, house INTEGER, vote TEXT NOT NULL, PRIMARY KEY (person, house))',
  'CREATE TABLE comment (id INTEGER PRIMARY KEY AUTOINCREMENT, person INTEGER, house INTEGER, text TEXT NOT NULL, at INTEGER)',
  'CREATE TABLE change (id TEXT NOT NULL, person INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (person, id))',
  `INSERT INTO list VALUES (1, 'Vores ferie', '{"arrival":"2027-07-03","duration":7,"persons":4,"pets":0,"parts":1}',
     'x', '2027-09-01', 5)`,
  "INSERT INTO house VALUES (17, 'BL1017', 1), (18, 'BL1018', 2)",
  "INSERT INTO vote VALUES (1, 17, 'yes')",
]

test('a list that an earlier build stored is read as it was, and takes houses together from then on', async () => {
  const [secret, key] = [newDraftId(), newDraftId()]
  const stub = env.SHORTLISTS.get(env.SHORTLISTS.idFromName(secret))
  const person = await hashOf(key)
  await runInDurableObject(stub, (_, { storage }) => {
    for (const statement of storedBefore) storage.sql.exec(statement)
    storage.sql.exec("INSERT INTO person VALUES (1, 'Anna', ?)", person)
  })
  await evictDurableObject(stub)
  const before = await read(secret)
  expect(before.houses).toEqual([first, second])
  expect(before.votes).toEqual([{ person: 1, house: 17, vote: 'yes' }])
  expect(await lists.change(secret, key, group(first, second))).toBe('done')
  expect((await read(secret)).houses.at(-1)?.lodgings).toEqual([first, second])
})
