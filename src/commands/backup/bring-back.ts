import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { metadataHeader, ObjectDumpSchema, restoredCharacters } from '../../contracts/backup.ts'
import { CommandError } from '../read-command.ts'
import { linesOf, type Manifest, needWhole } from './folder.ts'
import {
  allBucketBindings,
  allObjectBindings,
  type BucketBinding,
  bucketBindings,
  bucketObjects,
  type IdsOf,
  keyPath,
  readTables,
} from './parts.ts'
import type { BackupPlace } from './place.ts'

const StoredObjectSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    key: v.string(),
    hash: v.string(),
    httpMetadata: v.record(v.string(), v.string()),
    customMetadata: v.record(v.string(), v.string()),
  }),
)
const DumpLineSchema = v.pipe(v.string(), v.parseJson(), ObjectDumpSchema)
const WrittenSchema = v.object({ incomplete: v.number() })
const NextSchema = v.object({ next: v.nullable(v.number()) })
const json = { 'content-type': 'application/json' }

/**
 * Replaces everything at the place by the contents of the folder. Until `endRestore` the back end answers nothing else.
 * @returns of each table how many rows refer to one that the backup lacks, where there are any
 */
export async function bringBack(
  place: BackupPlace,
  idsOf: IdsOf,
  { folder, manifest }: { folder: string; manifest: Manifest },
): Promise<ReadonlyMap<string, number>> {
  const { migrations, tables } = await readTables(place)
  const unseen = manifest.migrations.filter((file) => !migrations.includes(file))
  if (unseen.length > 0)
    throw new CommandError(`The database has not seen ${unseen.join(', ')}: apply the migrations first.`)
  const newer = migrations.filter((file) => !manifest.migrations.includes(file))
  if (newer.length > 0) throw new CommandError(isOlderThan(newer))
  needWhole(folder, manifest)
  const incomplete = await bringBackTables(place, folder, tables)
  for (const binding of allBucketBindings) await bringBackBucket(place, folder, binding)
  if (hasObjectsOf(manifest, place)) await bringBackObjects(place, idsOf, folder)
  return incomplete
}

/** What a migration fills from the data of its time is not in an earlier backup. */
function isOlderThan(newer: readonly string[]): string {
  return `The backup is older than ${newer.join(', ')}. Bring it back into a new local state (--replace --persist-to FOLDER), which applies them to it; back that up, and bring that backup back here.`
}

/** Whether the Durable Objects are those of the place's own worker: to another one their ids mean nothing. */
export function hasObjectsOf({ worker }: Manifest, place: BackupPlace): boolean {
  return worker === undefined || worker === place.worker
}

/** The back end answers again. */
export async function endRestore({ backend }: BackupPlace): Promise<void> {
  await backend('restore/end/', { method: 'POST' })
}

const forSale = 'booking_option'

async function bringBackTables(
  { backend }: BackupPlace,
  folder: string,
  tables: readonly { name: string; columns: readonly string[] }[],
): Promise<ReadonlyMap<string, number>> {
  for (const { name, columns } of tables) {
    const [first] = linesOf(`${folder}/tables/${name}.jsonl`)
    if (first !== undefined && first !== JSON.stringify(columns)) {
      throw new CommandError(`The table ${name} has other columns than in the backup.`)
    }
  }
  const incomplete = new Map<string, number>()
  await backend('restore/begin/', { method: 'POST' })
  // The stays for sale come last: whatever still answers meanwhile sells nothing of which it lacks the bookings.
  for (const { name } of tables.toSorted(
    (one, other) => Number(one.name === forSale) - Number(other.name === forSale),
  )) {
    for (const some of inChunks(linesOf(`${folder}/tables/${name}.jsonl`).drop(1))) {
      const body = `{"rows":[${some.join(',')}]}`
      const reply = await backend(`tables/${encodeURIComponent(name)}/`, { method: 'PUT', headers: json, body })
      const { incomplete: count } = v.parse(WrittenSchema, await reply.json())
      if (count > 0) incomplete.set(name, count + (incomplete.get(name) ?? 0))
    }
  }
  for (let after: number | null = 0; after !== null; ) {
    const reply: Response = await backend(`restore/words/?after=${after}`, { method: 'POST' })
    after = v.parse(NextSchema, await reply.json()).next
  }
  return incomplete
}

/** Bound to one statement, a chunk stays far below what D1 takes as one value. */
function* inChunks(lines: Iterable<string>): Generator<string[]> {
  let chunk: string[] = []
  let length = 0
  for (const line of lines) {
    if (chunk.length > 0 && length + line.length > restoredCharacters) {
      yield chunk
      chunk = []
      length = 0
    }
    chunk.push(line)
    length += line.length
  }
  if (chunk.length > 0) yield chunk
}

async function bringBackBucket(place: BackupPlace, folder: string, binding: BucketBinding): Promise<void> {
  const send = place[bucketBindings[binding]]
  const stored = [...linesOf(`${folder}/buckets/${binding}.jsonl`)].map((line) => v.parse(StoredObjectSchema, line))
  const keys = new Set(stored.map(({ key }) => key))
  const others: string[] = []
  for await (const { key } of bucketObjects(place, binding)) if (!keys.has(key)) others.push(key)
  for (const key of others) await send(keyPath(binding, key), { method: 'DELETE' })
  for (const { key, hash, httpMetadata, customMetadata } of stored) {
    await send(keyPath(binding, key), {
      method: 'PUT',
      headers: { [metadataHeader]: JSON.stringify({ httpMetadata, customMetadata }) },
      body: readFileSync(`${folder}/bytes/${hash}`),
    })
  }
}

async function bringBackObjects({ site }: BackupPlace, idsOf: IdsOf, folder: string): Promise<void> {
  for (const binding of allObjectBindings) {
    const put = (line: string) =>
      site(`objects/${binding}/`, { method: 'PUT', headers: json, body: `{"objects":[${line}]}` })
    const restored = new Set<string>()
    for (const line of linesOf(`${folder}/objects/${binding}.jsonl`)) {
      restored.add(v.parse(DumpLineSchema, line).id)
      await put(line)
    }
    for (const id of await idsOf(binding)) {
      if (!restored.has(id)) await put(JSON.stringify({ id, tables: [], values: [], alarm: null }))
    }
  }
}
