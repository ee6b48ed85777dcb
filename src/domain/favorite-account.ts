import {
  favoritesAccountCookie,
  favoritesCookie,
  favoritesQueueCookie,
  parseFavorites,
  parseQueue,
  queueChange,
  serializeFavorites,
} from './favorites.ts'

/** What a device knows of its favourites. */
export interface DeviceFavorites {
  /** Lodging ids, newest last. */
  ids: number[]
  /** Null while nobody is signed in here. */
  account: { user: string; before: number[] } | null
  /** Changes that the account's service has not taken yet: ids to add, negative ones to take away. */
  queue: number[]
}

/** Of the three cookies. */
export function readDevice(cookie: (name: string) => string | undefined): DeviceFavorites {
  const [, user, before] = /^([0-9a-f]{10})~([\d.]*)$/.exec(cookie(favoritesAccountCookie.name) ?? '') ?? []
  const ids = parseFavorites(cookie(favoritesCookie.name))
  if (user === undefined) return { ids, account: null, queue: [] }
  return {
    ids,
    account: { user, before: parseFavorites(before) },
    queue: parseQueue(cookie(favoritesQueueCookie.name)),
  }
}

/** Cookies by name whose value is another than before; null for one that is to go. */
export function changedCookies(before: DeviceFavorites, after: DeviceFavorites): Map<string, string | null> {
  const was = cookiesOf(before)
  return new Map([...cookiesOf(after)].filter(([name, value]) => was.get(name) !== value))
}

function cookiesOf({ ids, account, queue }: DeviceFavorites): Map<string, string | null> {
  return new Map([
    [favoritesCookie.name, serializeFavorites(ids)],
    [favoritesAccountCookie.name, account && `${account.user}~${serializeFavorites(account.before)}`],
    [favoritesQueueCookie.name, account && queue.length > 0 ? serializeFavorites(queue) : null],
  ])
}

/**
 * The device for whoever is signed in now. At login its list is what the account gets too; at logout it is what it was
 * before the login, with what the account could not be told of: nothing is lost.
 */
export function followAccount(device: DeviceFavorites, user: string | null): DeviceFavorites {
  const { account } = device
  if ((account?.user ?? null) === user) return device
  const untold = device.queue.filter((change) => change > 0)
  const ids = account ? applyChanges(account.before, untold) : device.ids
  return user === null ? { ids, account: null, queue: [] } : { ids, account: { user, before: ids }, queue: [...ids] }
}

/** One house put on the list or taken off it. The account is told later. */
export function changeFavorite(device: DeviceFavorites, change: number): DeviceFavorites {
  return {
    ...device,
    ids: applyChanges(device.ids, [change]),
    queue: device.account ? queueChange(device.queue, change) : [],
  }
}

/**
 * The device after the account's service took `sent` but `open`, and holds `stored` now. What was changed here since
 * then stays changed, and stays to be sent.
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
