import * as v from 'valibot'
import { type MenuKey, maxSlugLength } from '../src/contracts/route.ts'
import { withoutEndSlashes } from '../src/domain/slashes.ts'
import type { EditionKey } from '../src/markets/market.ts'

/** Raise it when a record's shape changes, so that records of two shapes never mix. */
const version = 'v2'
/** What every key begins with. */
export const recordPrefix = `${version}:`

/** The grammar of all keys in KV. A slug has no slash at its ends; the home page's is empty. */
export const keys = {
  route: (market: EditionKey, slug: string) => `${version}:route:${market}:${slug}`,
  menu: (market: EditionKey, menu: MenuKey) => `${version}:menu:${market}:${menu}`,
  settings: (market: EditionKey) => `${version}:settings:${market}`,
  /** Path of an entry's page, by entry id. */
  path: (market: EditionKey, entryId: string) => `${version}:path:${market}:${entryId}`,
  /** The nightly job's parity report. */
  parity: () => `${version}:parity`,
  /** By the house's code, in capitals. */
  lodging: (name: string) => `${version}:lodging:${name.toUpperCase()}`,
  /** When everything else was compiled. */
  compiled: () => `${version}:compiled`,
}

/** Whether there can be a record of that slug or code. */
export function fitsKey(name: string): boolean {
  return encodeURIComponent(name.toWellFormed()).length <= maxSlugLength
}

/** Key of the purge log's copy in the namespace CACHE. */
export const purgesKey = 'v1:purges'

/** 'areas/blavand' → '/areas/blavand/'; '' → '/'. */
export function pathOfSlug(slug: string): string {
  return slug === '' ? '/' : `/${slug}/`
}

/** '/areas/blavand/' → 'areas/blavand'; '/' → ''. */
export function slugOfPath(path: string): string {
  return withoutEndSlashes(path).replace(/^\/+/, '')
}

const CopySchema = v.pipe(v.string(), v.parseJson(), v.object({ epoch: v.number() }))

/**
 * The epoch of the purge log's copy in KV (`purgesKey`), 0 where there is none. The copy may lag behind: then what is
 * compiled counts as older than it is.
 */
export function epochOf(copy: string | null): number {
  const result = v.safeParse(CopySchema, copy)
  return result.success ? result.output.epoch : 0
}
