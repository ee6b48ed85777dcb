import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'
import { CommandError } from '../read-command.ts'
import {
  allBucketBindings,
  allObjectBindings,
  bucketObjects,
  hashOf,
  type IdsOf,
  objectsOf,
  readBytes,
  readTables,
  rowsOf,
} from './parts.ts'
import type { BackupPlace } from './place.ts'

const PartSchema = v.object({ count: v.number(), hash: v.string() })
const ManifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    format: v.literal(1),
    madeAt: v.string(),
    migrations: v.array(v.string()),
    parts: v.record(v.string(), PartSchema),
  }),
)
export type Manifest = v.InferOutput<typeof ManifestSchema>

/**
 * A backup is a folder: manifest.json, `tables/<name>.jsonl` (a row a line, its columns first), `buckets/<BINDING>.jsonl`
 * with the bytes under `bytes/<sha256>`, `objects/<BINDING>.jsonl`. The manifest is written last: without it there is none.
 */
export function createFolder(folder: string): Keeper {
  // An attempt that wrote nothing leaves folders alone.
  if (
    existsSync(folder) &&
    readdirSync(folder, { recursive: true, withFileTypes: true }).some((each) => !each.isDirectory())
  ) {
    throw new CommandError(`${folder} is not empty: a backup is a folder of its own.`)
  }
  for (const part of ['tables', 'buckets', 'bytes', 'objects']) makeFolder(`${folder}/${part}`)
  const append = (file: string, lines: readonly string[]) =>
    appendFileSync(`${folder}/${file}`, lines.map((line) => `${line}\n`).join(''), { mode: 0o600 })
  return {
    rows(table, columns, lines) {
      if (lines.length === 0) append(`tables/${table}.jsonl`, [JSON.stringify(columns)])
      else append(`tables/${table}.jsonl`, lines)
    },
    object(binding, line, bytes, hash) {
      append(`buckets/${binding}.jsonl`, [line])
      if (!existsSync(`${folder}/bytes/${hash}`)) writeFileSync(`${folder}/bytes/${hash}`, bytes, { mode: 0o600 })
    },
    dumps: (binding, lines) => append(`objects/${binding}.jsonl`, lines),
  }
}

/**
 * Creates a folder and its parents. Node's own `recursive` does not end where nothing can be created, as below /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

export function writeManifest(folder: string, migrations: string[], parts: Fingerprint): void {
  const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), migrations, parts }
  writeFileSync(`${folder}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
}

/** @throws CommandError where the folder holds no whole backup */
export function readManifest(folder: string): Manifest {
  const file = `${folder}/manifest.json`
  if (!existsSync(file)) throw new CommandError(`${folder} holds no whole backup: there is no manifest.json.`)
  const parsed = v.safeParse(ManifestSchema, readFileSync(file, 'utf8'))
  if (!parsed.success) throw new CommandError(`${file} is not of a backup that this version reads.`)
  return parsed.output
}

/** Lines of one of its files; none where there is no such file. */
export function linesOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
}

/** Number of rows or bytes of one part, and the hash of all of them. */
interface Part {
  count: number
  hash: string
}
/** By `table lodging`, `bucket MEDIA`, `objects DRAFTS`. */
type Fingerprint = Record<string, Part>

/** Reads everything, and passes each piece on. */
interface Keeper {
  rows?(table: string, columns: readonly string[], lines: readonly string[]): void
  object?(binding: string, line: string, bytes: Uint8Array, hash: string): void
  dumps?(binding: string, lines: readonly string[]): void
}

export async function readAll(place: BackupPlace, idsOf: IdsOf, keeper: Keeper = {}): Promise<Fingerprint> {
  const found: Fingerprint = {}
  const counter = (name: string) => {
    const hash = createHash('sha256')
    let count = 0
    return {
      add: (...lines: string[]) => {
        count += lines.length
        for (const line of lines) hash.update(line).update('\n')
      },
      end: () => {
        found[name] = { count, hash: hash.digest('hex') }
      },
    }
  }
  for (const { name, columns } of (await readTables(place)).tables) {
    const counted = counter(`table ${name}`)
    keeper.rows?.(name, columns, [])
    for await (const rows of rowsOf(place, name)) {
      const lines = rows.map((row) => JSON.stringify(row))
      counted.add(...lines)
      keeper.rows?.(name, columns, lines)
    }
    counted.end()
  }
  for (const binding of allBucketBindings) {
    const counted = counter(`bucket ${binding}`)
    for await (const { key, httpMetadata, customMetadata } of bucketObjects(place, binding)) {
      const bytes = await readBytes(place, binding, key)
      const hash = hashOf(bytes)
      const line = JSON.stringify({ key, size: bytes.byteLength, hash, httpMetadata, customMetadata })
      counted.add(line)
      keeper.object?.(binding, line, bytes, hash)
    }
    counted.end()
  }
  for (const binding of allObjectBindings) {
    const counted = counter(`objects ${binding}`)
    for await (const dumps of objectsOf(place, binding, idsOf)) {
      const lines = dumps.map((dump) => JSON.stringify(dump))
      counted.add(...lines)
      keeper.dumps?.(binding, lines)
    }
    counted.end()
  }
  return found
}

/** The parts that differ between two backups. */
export function differences(one: Fingerprint, other: Fingerprint): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => one[name]?.hash !== other[name]?.hash || one[name]?.count !== other[name]?.count,
  )
}

/** For the terminal: each part, and its size. */
export function tableOf(found: Fingerprint): string {
  const lines = Object.entries(found).map(([name, { count, hash }]) => `| ${name} | ${count} | ${hash.slice(0, 12)} |`)
  return ['| what | how many | hash of every row and byte |', '|---|---|---|', ...lines].join('\n')
}
