import {
  favoritesAccountCookie,
  favoritesCookie,
  favoritesMergedCookie,
  favoritesQueueCookie,
  parseFavorites,
  parseQueue,
  queueChange,
  serializeFavorites,
} from './favorites.ts'

type FavoriteCookie =
  | typeof favoritesCookie.name
  | typeof favoritesAccountCookie.name
  | typeof favoritesQueueCookie.name
  | typeof favoritesMergedCookie.name

/** A device's state of its favourites. */
export interface DeviceFavorites {
  /** Lodging ids, newest last. */
  ids: number[]
  /** Null while nobody is signed in here. */
  account: { user: string; before: number[] } | null
  /** Changes that the account's service has not taken yet: ids to add, negative ones to take away. */
  queue: number[]
  /**
   * For a guest who has logged out: what the list and that user's account have in common since they were merged. Ids of
   * houses in the list that the account knows and, negative, of those removed from the list that the account still has.
   * Null while somebody is signed in, and before the first login.
   */
  merged: { user: string; changes: number[] } | null
}

/** Reads the four cookies. */
export function readDevice(cookie: (name: string) => string | undefined): DeviceFavorites {
  const [, user, before] = /^([0-9a-f]{10})~([\d.]*)$/.exec(cookie(favoritesAccountCookie.name) ?? '') ?? []
  const ids = parseFavorites(cookie(favoritesCookie.name))
  if (user === undefined)
    return { ids, account: null, queue: [], merged: readMerged(cookie(favoritesMergedCookie.name)) }
  return {
    ids,
    account: { user, before: parseFavorites(before) },
    queue: parseQueue(cookie(favoritesQueueCookie.name)),
    merged: null,
  }
}

function readMerged(value: string | undefined): DeviceFavorites['merged'] {
  const [, user, changes] = /^([0-9a-f]{10})~([\d.-]+)$/.exec(value ?? '') ?? []
  return user === undefined ? null : { user, changes: parseQueue(changes) }
}

/** Cookies whose value has changed, by name; null for one to be deleted. */
export function changedCookies(before: DeviceFavorites, after: DeviceFavorites): Map<FavoriteCookie, string | null> {
  const was = cookiesOf(before)
  return new Map([...cookiesOf(after)].filter(([name, value]) => was.get(name) !== value))
}

function cookiesOf({ ids, account, queue, merged }: DeviceFavorites): Map<FavoriteCookie, string | null> {
  return new Map<FavoriteCookie, string | null>([
    [favoritesCookie.name, serializeFavorites(ids)],
    [favoritesAccountCookie.name, account && `${account.user}~${serializeFavorites(account.before)}`],
    [favoritesQueueCookie.name, account && queue.length > 0 ? serializeFavorites(queue) : null],
    [
      favoritesMergedCookie.name,
      merged && merged.changes.length > 0 ? `${merged.user}~${serializeFavorites(merged.changes)}` : null,
    ],
  ])
}

/**
 * The device's state for the user who is signed in now. A login merges its list into the account; for houses that were
 * sent to this account at an earlier login, the account decides whether they are still in it. A logout restores the
 * list from before the login, without the houses that were removed meanwhile, here or elsewhere, and with those that
 * could not be sent to the account.
 */
export function followAccount(device: DeviceFavorites, user: string | null): DeviceFavorites {
  if ((device.account?.user ?? null) === user) return device
  const guest = loggedOut(device)
  if (user === null) return guest
  const known = guest.merged?.user === user ? guest.merged.changes : []
  const added = guest.ids.filter((id) => !known.includes(id))
  const removed = known.filter((change) => change < 0 && !guest.ids.includes(-change))
  return { ids: guest.ids, account: { user, before: guest.ids }, queue: [...removed, ...added], merged: null }
}

function loggedOut(device: DeviceFavorites): DeviceFavorites {
  const { account, queue } = device
  if (!account) return device
  const own = account.before.filter((id) => device.ids.includes(id))
  const known = own.filter((id) => !queue.includes(id))
  const changes = [...known, ...queue.filter((change) => change < 0)]
  const ids = applyChanges(
    own,
    queue.filter((change) => change > 0),
  )
  return { ids, account: null, queue: [], merged: changes.length > 0 ? { user: account.user, changes } : null }
}

/** One house added to or removed from the list. It is sent to the account afterwards. */
export function changeFavorite(device: DeviceFavorites, change: number): DeviceFavorites {
  return {
    ...forgetMerged(device, change),
    ids: applyChanges(device.ids, [change]),
    queue: device.account ? queueChange(device.queue, change) : [],
  }
}

/** A guest's change after a logout is a change for the account again. */
export function forgetMerged(device: DeviceFavorites, change: number): DeviceFavorites {
  if (!device.merged) return device
  const changes = device.merged.changes.filter((each) => Math.abs(each) !== Math.abs(change))
  return { ...device, merged: changes.length > 0 ? { ...device.merged, changes } : null }
}

/**
 * The device after the account's service accepted `sent` without `open`, and has `stored` now. Later changes on the
 * device are preserved, and still to be sent.
 */
export function settleFavorites(
  device: DeviceFavorites,
  { sent, open, stored }: { sent: readonly number[]; open: readonly number[]; stored: readonly number[] },
): DeviceFavorites {
  const queue = device.queue.filter((change) => open.includes(change) || !sent.includes(change))
  return { ...device, ids: applyChanges(stored, queue), queue }
}

export function applyChanges(ids: readonly number[], changes: readonly number[]): number[] {
  const list = [...ids]
  for (const change of changes) {
    const index = list.indexOf(Math.abs(change))
    if (change > 0 && index < 0) list.push(change)
    if (change < 0 && index >= 0) list.splice(index, 1)
  }
  return list
}
