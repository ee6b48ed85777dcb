import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  applyChanges,
  changedCookies,
  changeFavorite,
  type DeviceFavorites,
  followAccount,
  readDevice,
  settleFavorites,
} from '../../../src/domain/favorite-account.ts'
import { toggleFavorite } from '../../../src/domain/favorites.ts'

const house = fc.integer({ min: 1, max: 12 })
const houses = fc.uniqueArray(house, { maxLength: 8 })
const user = fc.constantFrom('aaaaaaaaaa', 'bbbbbbbbbb')
const guest: DeviceFavorites = { ids: [], account: null, queue: [], merged: null }

type Step =
  | { kind: 'toggle'; id: number }
  | { kind: 'login'; user: string }
  | { kind: 'logout' }
  /** A tab begins to send; `reach` of its changes reach the service, `isAnswered` says whether the answer comes back. */
  | { kind: 'send'; reach: number; isAnswered: boolean }
  /** The answer of the oldest call that is under way is taken over. */
  | { kind: 'arrive' }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('toggle' as const), id: house }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('login' as const), user }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('logout' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('send' as const), reach: fc.nat({ max: 3 }), isAnswered: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('arrive' as const) }) },
)

/** A browser with its cookies, an account's service, and calls that are under way between them. */
function world(stored: Record<string, number[]>) {
  let device = guest
  let signedIn: string | null = null
  const accounts = new Map(Object.entries(stored).map(([name, ids]) => [name, [...ids]]))
  const underWay: { user: string; sent: number[]; open: number[]; stored: number[]; isAnswered: boolean }[] = []
  return {
    get device() {
      return device
    },
    accounts,
    signedIn: () => signedIn,
    toggle(id: number) {
      device = changeFavorite(device, device.ids.includes(id) ? -id : id)
    },
    login(name: string) {
      signedIn = name
      device = followAccount(device, name)
    },
    logout() {
      signedIn = null
      device = followAccount(device, null)
    },
    send(reach: number, isAnswered: boolean) {
      if (!signedIn) return
      const sent = device.queue
      const now = applyChanges(accounts.get(signedIn) ?? [], sent.slice(0, reach))
      accounts.set(signedIn, now)
      underWay.push({ user: signedIn, sent, open: sent.slice(reach), stored: now, isAnswered })
    },
    arrive() {
      const reply = underWay.shift()
      if (!reply?.isAnswered) return
      device = followAccount(device, reply.user === signedIn ? reply.user : signedIn)
      if (reply.user === signedIn) device = settleFavorites(device, reply)
    },
  }
}

function run(
  steps: readonly Step[],
  stored: Record<string, number[]>,
  seen: (step: Step, of: World) => void = () => {},
) {
  const made = world(stored)
  for (const each of steps) {
    if (each.kind === 'toggle') made.toggle(each.id)
    if (each.kind === 'login') made.login(each.user)
    if (each.kind === 'logout') made.logout()
    if (each.kind === 'send') made.send(each.reach, each.isAnswered)
    if (each.kind === 'arrive') made.arrive()
    seen(each, made)
  }
  return made
}
type World = ReturnType<typeof world>

test('no favourite is ever lost: a house that was saved and not taken off again is on the device or in an account', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 60 }),
      fc.record({ aaaaaaaaaa: houses, bbbbbbbbbb: houses }),
      (steps, stored) => {
        // Nobody has taken these off, so they stay wherever they were put.
        const kept = new Set(Object.values(stored).flat())
        run(steps, stored, (each, { device, accounts }) => {
          const everywhere = new Set([
            ...device.ids,
            ...(device.account?.before ?? []),
            ...[...accounts.values()].flat(),
          ])
          if (each.kind === 'toggle') {
            if (device.ids.includes(each.id)) kept.add(each.id)
            else kept.delete(each.id)
          }
          expect([...kept].filter((id) => !everywhere.has(id))).toEqual([])
        })
      },
    ),
    { numRuns: 1500 },
  )
})

test('whatever was pressed, sent, lost and answered in whatever order: once all is sent, device and account agree', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 60 }),
      fc.record({ aaaaaaaaaa: houses, bbbbbbbbbb: houses }),
      (steps, stored) => {
        const made = run(steps, stored)
        const name = made.signedIn()
        if (!name) return
        while (made.device.queue.length > 0) {
          made.send(12, true)
          for (let calls = 0; calls < 70; calls += 1) made.arrive()
        }
        made.send(12, true)
        for (let calls = 0; calls < 70; calls += 1) made.arrive()
        expect(new Set(made.device.ids)).toEqual(new Set(made.accounts.get(name)))
      },
    ),
    { numRuns: 1500 },
  )
})

test('what is queued is sent once in effect: told again, in any order, the account stays as it is', () => {
  fc.assert(
    fc.property(houses, fc.array(house, { maxLength: 20 }), (stored, pressed) => {
      let device = followAccount({ ...guest, ids: [] }, 'aaaaaaaaaa')
      device = settleFavorites(device, { sent: [], open: [], stored })
      for (const id of pressed) device = changeFavorite(device, device.ids.includes(id) ? -id : id)
      const once = applyChanges(stored, device.queue)
      expect(new Set(once)).toEqual(new Set(device.ids))
      expect(new Set(applyChanges(once, device.queue))).toEqual(new Set(once))
      expect(new Set(applyChanges(stored, device.queue.toReversed()))).toEqual(new Set(once))
    }),
  )
})

test('a login makes one list of both, a logout gives back what the device had and was not taken off', () => {
  fc.assert(
    fc.property(houses, houses, fc.array(house, { maxLength: 10 }), (own, stored, pressed) => {
      const before = { ...guest, ids: own }
      const joined = followAccount(before, 'aaaaaaaaaa')
      expect(new Set(applyChanges(stored, joined.queue))).toEqual(new Set([...own, ...stored]))
      let device = settleFavorites(joined, { sent: joined.queue, open: [], stored: applyChanges(stored, joined.queue) })
      expect(device.queue).toEqual([])
      for (const id of pressed) device = changeFavorite(device, device.ids.includes(id) ? -id : id)
      const sent = settleFavorites(device, { sent: device.queue, open: [], stored: device.ids })
      const after = followAccount(sent, null)
      expect(after.ids).toEqual(own.filter((id) => device.ids.includes(id)))
      // Nothing of it is news to the account, and nothing that was taken off comes back.
      const again = followAccount(after, 'aaaaaaaaaa')
      expect(again.queue).toEqual([])
      const settled = settleFavorites(again, { sent: [], open: [], stored: device.ids })
      expect(settled.ids).toEqual(device.ids)
    }),
  )
})

test('another user who logs in here gets the device’s own list, not the one before’s', () => {
  const first = settleFavorites(followAccount({ ...guest, ids: [1] }, 'aaaaaaaaaa'), {
    sent: [1],
    open: [],
    stored: [7, 1],
  })
  const second = followAccount(first, 'bbbbbbbbbb')
  expect(second).toEqual({ ids: [1], account: { user: 'bbbbbbbbbb', before: [1] }, queue: [1], merged: null })
})

test('what the account could not be told of before the logout stays on the device', () => {
  const device = changeFavorite(followAccount({ ...guest, ids: [1] }, 'aaaaaaaaaa'), 5)
  expect(followAccount(device, null).ids).toEqual([1, 5])
})

test('a device survives its cookies, and a guest’s has one', () => {
  const account = fc.option(fc.record({ user, before: houses }), { nil: null })
  fc.assert(
    fc.property(houses, account, houses, (ids, whose, queue) => {
      const changes = queue.map((id) => (id % 2 ? id : -id))
      const merged = whose || changes.length === 0 ? null : { user: 'cccccccccc', changes }
      const device = { ids, account: whose, queue: whose ? changes : [], merged }
      const cookies: Map<string, string | null> = changedCookies(
        { ids: [-1], account: null, queue: [], merged: null },
        device,
      )
      expect(readDevice((name) => cookies.get(name) ?? undefined)).toEqual(device)
      if (!whose && !merged) expect([...cookies.keys()]).toEqual(['marehalm_favorites'])
    }),
  )
})

test('cookies that nobody of this site has written are no account', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (ids, account, queue) => {
      const cookies = new Map([
        ['marehalm_favorites', ids],
        ['marehalm_favorites_account', account],
        ['marehalm_favorites_queue', queue],
      ])
      const device = readDevice((name) => cookies.get(name))
      expect(device.ids.every((id) => Number.isInteger(id) && id > 0)).toBe(true)
      if (!device.account) expect(device.queue).toEqual([])
    }),
  )
})

test('two hundred houses are kept, and a full list loses none for one more', () => {
  const full = Array.from({ length: 200 }, (_, index) => index + 1)
  expect(toggleFavorite(full, 900)).toEqual(full)
  expect(toggleFavorite(full, 7)).toHaveLength(199)
  const two = followAccount({ ...guest, ids: full }, 'aaaaaaaaaa')
  const stored = Array.from({ length: 200 }, (_, index) => index + 1001)
  const joined = settleFavorites(two, { sent: two.queue, open: [], stored: applyChanges(stored, two.queue) })
  const cookies: Map<string, string | null> = changedCookies(guest, joined)
  expect(readDevice((name) => cookies.get(name) ?? undefined).ids).toHaveLength(400)
  for (const value of cookies.values()) expect((value ?? '').length).toBeLessThan(4000)
})

/** A device that is done with a login of the account, which holds `stored` by then. */
function loginAndSettle(device: DeviceFavorites, stored: readonly number[]): DeviceFavorites {
  const joined = followAccount(device, 'aaaaaaaaaa')
  return settleFavorites(joined, { sent: joined.queue, open: [], stored: applyChanges(stored, joined.queue) })
}

test('a house that was taken off on another device is not brought back by this one', () => {
  const away = followAccount(loginAndSettle({ ...guest, ids: [1, 2] }, []), null)
  expect(away).toMatchObject({ ids: [1, 2], merged: { user: 'aaaaaaaaaa', changes: [1, 2] } })
  expect(loginAndSettle(away, [2]).ids).toEqual([2])
  // And not by one on which the account was open meanwhile either.
  const open = settleFavorites(loginAndSettle({ ...guest, ids: [1, 2] }, []), { sent: [], open: [], stored: [2] })
  expect(followAccount(open, null).ids).toEqual([2])
})

test('a house that a guest saves again after a logout is saved again in the account', () => {
  const away = followAccount(loginAndSettle({ ...guest, ids: [1, 2] }, []), null)
  const again = changeFavorite(changeFavorite(away, -1), 1)
  expect(loginAndSettle(again, []).ids).toEqual([1])
  expect(loginAndSettle(changeFavorite(away, 3), [2]).ids).toEqual([2, 3])
})

test('a removal that the account could not be told of is told at the next login', () => {
  const offline = followAccount(changeFavorite(loginAndSettle({ ...guest, ids: [1, 2] }, []), -1), null)
  expect(offline.ids).toEqual([2])
  expect(loginAndSettle(offline, [1, 2]).ids).toEqual([2])
  expect(loginAndSettle(changeFavorite(offline, 1), [1, 2]).ids).toEqual([1, 2])
})

test('cookies of the earlier build, of a guest and of who is logged in, are read as they were meant', () => {
  const read = (cookies: Record<string, string>) => readDevice((name) => cookies[name])
  expect(read({ marehalm_favorites: '1.2' })).toEqual({ ...guest, ids: [1, 2] })
  const account = { marehalm_favorites_account: 'aaaaaaaaaa~1', marehalm_favorites_queue: '.3.-4' }
  expect(read({ marehalm_favorites: '1.3', ...account, marehalm_favorites_merged: 'bbbbbbbbbb~9' })).toEqual({
    ids: [1, 3],
    account: { user: 'aaaaaaaaaa', before: [1] },
    queue: [3, -4],
    merged: null,
  })
})
