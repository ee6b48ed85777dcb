import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
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
import { siteName } from '../local-variables.ts'
import { CommandError } from '../read-command.ts'
import type { BackupPlace } from './place.ts'

/** The Durable Objects of the site: their binding and their class. */
const objectBindings = {
  DRAFTS: 'BookingDraft',
  PURGES: 'PurgeLog',
  SEEN: 'SeenPages',
  CHANGES: 'ContentChanges',
  SHORTLISTS: 'SharedShortlist',
} as const
type ObjectBinding = keyof typeof objectBindings

export type IdsOf = (binding: ObjectBinding) => Promise<string[]>

/** Object ids of the local state, where each object is a file. */
export function localIds(statePath: string): IdsOf {
  return async (binding) => {
    const folder = `${statePath}/do/${siteName}-${objectBindings[binding]}`
    if (!existsSync(folder)) return []
    return readdirSync(folder)
      .flatMap((file) => /^([0-9a-f]{64})\.sqlite$/.exec(file)?.[1] ?? [])
      .sort()
  }
}

const api = 'https://api.cloudflare.com/client/v4'
const NamespacesSchema = v.object({
  result: v.array(v.object({ id: v.string(), class: v.nullish(v.string()), script: v.nullish(v.string()) })),
})
const ObjectsSchema = v.object({
  result: v.array(v.object({ id: v.string(), hasStoredData: v.optional(v.boolean(), true) })),
  result_info: v.optional(v.object({ cursor: v.nullish(v.string()) }), {}),
})

/** Object ids of a deployed site, by Cloudflare's API: a worker can't list its own objects. */
export function deployedIds(script: string, account: string, token: string, request = fetch): IdsOf {
  const callApi = async (path: string) => {
    const reply = await request(`${api}/accounts/${account}/workers/durable_objects/namespaces${path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    if (!reply.ok)
      throw new CommandError(`Cloudflare's API answers ${reply.status} where it is asked for Durable Objects.`)
    return (await reply.json()) as unknown
  }
  return async (binding) => {
    const { result } = v.parse(NamespacesSchema, await callApi('?per_page=1000'))
    const namespace = result.find((each) => each.script === script && each.class === objectBindings[binding])
    if (!namespace) throw new CommandError(`${script} has no Durable Objects of ${objectBindings[binding]}.`)
    const ids: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: v.InferOutput<typeof ObjectsSchema> = v.parse(
        ObjectsSchema,
        await callApi(`/${namespace.id}/objects?limit=1000${cursor && `&cursor=${encodeURIComponent(cursor)}`}`),
      )
      ids.push(...page.result.filter(({ hasStoredData }) => hasStoredData).map(({ id }) => id))
      cursor = page.result_info.cursor || null
    }
    return ids.sort()
  }
}

export const bucketBindings = { MEDIA: 'backend', ARCHIVE: 'site' } as const
export type BucketBinding = keyof typeof bucketBindings

export async function readTables({ backend }: BackupPlace): Promise<Tables> {
  return v.parse(TablesSchema, await (await backend('tables/')).json())
}

/** The rows of a table, page by page. */
export async function* rowsOf({ backend }: BackupPlace, table: string): AsyncGenerator<Row[]> {
  for (let after: Row | null = null; ; ) {
    const query: string = after === null ? '' : `?after=${encodeURIComponent(JSON.stringify(after))}`
    const reply = await backend(`tables/${encodeURIComponent(table)}/${query}`)
    const { rows, next } = v.parse(RowsSchema, await reply.json())
    if (rows.length > 0) yield rows
    if (next === null) return
    after = next
  }
}

/** Objects of a bucket, in the order of their keys. */
export async function* bucketObjects(place: BackupPlace, binding: BucketBinding): AsyncGenerator<BucketObject> {
  for (let cursor: string | null = null; ; ) {
    const query: string = cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`
    const reply = await place[bucketBindings[binding]](`buckets/${binding}/${query}`)
    const page = v.parse(BucketPageSchema, await reply.json())
    yield* page.objects
    if (page.cursor === null) return
    cursor = page.cursor
  }
}

export async function readBytes(place: BackupPlace, binding: BucketBinding, key: string): Promise<Uint8Array> {
  const reply = await place[bucketBindings[binding]](keyPath(binding, key))
  return new Uint8Array(await reply.arrayBuffer())
}

export function keyPath(binding: BucketBinding, key: string): string {
  return `buckets/${binding}/?key=${encodeURIComponent(key)}`
}

/** Every Durable Object of a binding that stores something, some at a time. */
export async function* objectsOf(
  { site }: BackupPlace,
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
    yield v.parse(ObjectDumpsSchema, await reply.json()).objects.filter(hasContent)
  }
}

function hasContent({ tables, values, alarm }: ObjectDump): boolean {
  return values.length > 0 || alarm !== null || tables.some(({ rows }) => rows.length > 0)
}

export const allObjectBindings = Object.keys(objectBindings) as ObjectBinding[]
export const allBucketBindings = Object.keys(bucketBindings) as BucketBinding[]

export function hashOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}
