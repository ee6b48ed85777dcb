import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { metadataHeader, ObjectDumpSchema, restoredCharacters } from '../../contracts/backup.ts'
import { CommandError } from '../read-command.ts'
import { linesOf, type Manifest } from './folder.ts'
import {
  allBucketBindings,
  allObjectBindings,
  type BucketBinding,
  bucketBindings,
  bucketObjects,
  hashOf,
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
const NextSchema = v.object({ next: v.nullable(v.number()) })
const json = { 'content-type': 'application/json' }

/** Replaces everything at the place by the contents of the folder. */
export async function bringBack(
  place: BackupPlace,
  idsOf: IdsOf,
  { folder, manifest }: { folder: string; manifest: Manifest },
): Promise<void> {
  const { migrations, tables } = await readTables(place)
  const unseen = manifest.migrations.filter((file) => !migrations.includes(file))
  if (unseen.length > 0)
    throw new CommandError(`The database has not seen ${unseen.join(', ')}: apply the migrations first.`)
  needAllBytes(folder)
  await bringBackTables(place, folder, tables)
  for (const binding of allBucketBindings) await bringBackBucket(place, folder, binding)
  await bringBackObjects(place, idsOf, folder)
}

/** An incomplete backup is not restored. */
function needAllBytes(folder: string): void {
  for (const binding of allBucketBindings) {
    for (const line of linesOf(`${folder}/buckets/${binding}.jsonl`)) {
      const { key, hash } = v.parse(StoredObjectSchema, line)
      const file = `${folder}/bytes/${hash}`
      if (!existsSync(file) || hashOf(readFileSync(file)) !== hash)
        throw new CommandError(`${key} is not whole in ${folder}.`)
    }
  }
}

const forSale = 'booking_option'

async function bringBackTables(
  { backend }: BackupPlace,
  folder: string,
  tables: readonly { name: string; columns: readonly string[] }[],
): Promise<void> {
  for (const { name, columns } of tables) {
    const [first] = linesOf(`${folder}/tables/${name}.jsonl`)
    if (first !== undefined && first !== JSON.stringify(columns)) {
      throw new CommandError(`The table ${name} has other columns than in the backup.`)
    }
  }
  await backend('restore/begin/', { method: 'POST' })
  // The stays for sale come last: whatever still answers meanwhile sells nothing of which it lacks the bookings.
  for (const { name } of tables.toSorted(
    (one, other) => Number(one.name === forSale) - Number(other.name === forSale),
  )) {
    const [, ...rows] = linesOf(`${folder}/tables/${name}.jsonl`)
    for (const some of inChunks(rows)) {
      const body = `{"rows":[${some.join(',')}]}`
      await backend(`tables/${encodeURIComponent(name)}/`, { method: 'PUT', headers: json, body })
    }
  }
  for (let after: number | null = 0; after !== null; ) {
    const reply: Response = await backend(`restore/words/?after=${after}`, { method: 'POST' })
    after = v.parse(NextSchema, await reply.json()).next
  }
  await backend('restore/end/', { method: 'POST' })
}

/** Bound to one statement, a chunk stays far below what D1 takes as one value. */
function inChunks(lines: readonly string[]): string[][] {
  const chunks: string[][] = []
  let length = restoredCharacters
  for (const line of lines) {
    if (length + line.length > restoredCharacters) {
      chunks.push([])
      length = 0
    }
    chunks.at(-1)?.push(line)
    length += line.length
  }
  return chunks
}

async function bringBackBucket(place: BackupPlace, folder: string, binding: BucketBinding): Promise<void> {
  const send = place[bucketBindings[binding]]
  const stored = linesOf(`${folder}/buckets/${binding}.jsonl`).map((line) => v.parse(StoredObjectSchema, line))
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
