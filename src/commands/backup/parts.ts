import { createHash } from 'node:crypto'
import * as v from 'valibot'
import {
  type BucketObject,
  BucketPageSchema,
  maxObjectsAtOnce,
  type ObjectDump,
  ObjectDumpsSchema,
  type Row,
  RowsSchema,
  type Tables,
  TablesSchema,
} from '../../contracts/backup.ts'
import type { BackupAddress } from './address.ts'
import { type IdsOf, type ObjectBinding, objectBindings } from './object-ids.ts'

export const bucketBindings = { MEDIA: 'backend', ARCHIVE: 'site' } as const
export type BucketBinding = keyof typeof bucketBindings

export async function readTables({ backend }: BackupAddress): Promise<Tables> {
  return v.parse(TablesSchema, await (await backend('tables/')).json())
}

/** The rows of a table, page by page. */
export async function* rowsOf({ backend }: BackupAddress, table: string): AsyncGenerator<Row[]> {
  for (let after: Row | null = null; ; ) {
    const query: string = after === null ? '' : `?after=${encodeURIComponent(JSON.stringify(after))}`
    const reply = await backend(`tables/${encodeURIComponent(table)}/${query}`)
    const { rows, next } = v.parse(RowsSchema, await reply.json())
    if (rows.length > 0) yield rows
    if (next === null) return
    after = next
  }
}

/** What lies in a bucket, in the order of its keys. */
export async function* bucketObjects(address: BackupAddress, binding: BucketBinding): AsyncGenerator<BucketObject> {
  for (let cursor: string | null = null; ; ) {
    const query: string = cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`
    const reply = await address[bucketBindings[binding]](`buckets/${binding}/${query}`)
    const page = v.parse(BucketPageSchema, await reply.json())
    yield* page.objects
    if (page.cursor === null) return
    cursor = page.cursor
  }
}

export async function readBytes(address: BackupAddress, binding: BucketBinding, key: string): Promise<Uint8Array> {
  const reply = await address[bucketBindings[binding]](keyPath(binding, key))
  return new Uint8Array(await reply.arrayBuffer())
}

export function keyPath(binding: BucketBinding, key: string): string {
  return `buckets/${binding}/?key=${encodeURIComponent(key)}`
}

/** Every Durable Object of a binding that keeps something, some at a time. */
export async function* objectsOf(
  { site }: BackupAddress,
  binding: ObjectBinding,
  idsOf: IdsOf,
): AsyncGenerator<ObjectDump[]> {
  const ids = await idsOf(binding)
  for (let from = 0; from < ids.length; from += maxObjectsAtOnce) {
    const reply = await site(`objects/${binding}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids: ids.slice(from, from + maxObjectsAtOnce) }),
    })
    yield v.parse(ObjectDumpsSchema, await reply.json()).objects.filter(keepsSomething)
  }
}

function keepsSomething({ tables, values, alarm }: ObjectDump): boolean {
  return values.length > 0 || alarm !== null || tables.some(({ rows }) => rows.length > 0)
}

export const allObjectBindings = Object.keys(objectBindings) as ObjectBinding[]
export const allBucketBindings = Object.keys(bucketBindings) as BucketBinding[]

export function hashOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}
