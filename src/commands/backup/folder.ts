import { createHash } from 'node:crypto'
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { StringDecoder } from 'node:string_decoder'
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
    /** The worker whose Durable Objects it has; of earlier versions not known. */
    worker: v.optional(v.string()),
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

export function writeManifest(folder: string, made: Pick<Manifest, 'migrations' | 'worker' | 'parts'>): void {
  const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), ...made }
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

const StoredObjectSchema = v.pipe(v.string(), v.parseJson(), v.object({ key: v.string(), hash: v.string() }))

/**
 * Compares every file with the manifest, before anything is replaced by them.
 * @throws CommandError with the parts that are missing or not as they were written
 */
export function needWhole(folder: string, { parts }: Manifest): void {
  const damaged = Object.entries(parts).flatMap(([part, { count, hash }]) => {
    const found = createHash('sha256')
    const lacking: string[] = []
    let lines = 0
    // The first line of a table has its columns.
    for (const line of linesOf(fileOf(folder, part)).drop(part.startsWith('table ') ? 1 : 0)) {
      found.update(line).update('\n')
      lines += 1
      if (part.startsWith('bucket ')) lacking.push(...damagedObject(folder, line))
    }
    return lines === count && found.digest('hex') === hash ? lacking : [part]
  })
  if (damaged.length > 0) {
    throw new CommandError(`${folder} is not whole, and nothing was changed: ${damaged.slice(0, 20).join(', ')}.`)
  }
}

function damagedObject(folder: string, line: string): string[] {
  const { key, hash } = v.parse(StoredObjectSchema, line)
  const file = `${folder}/bytes/${hash}`
  return existsSync(file) && hashOf(readFileSync(file)) === hash ? [] : [key]
}

/** `table lodging` → tables/lodging.jsonl */
function fileOf(folder: string, part: string): string {
  const [kind = '', name = ''] = part.split(' ')
  return `${folder}/${kind === 'objects' ? kind : `${kind}s`}/${name}.jsonl`
}

/** Lines of one of its files, which may be longer than a text can be; none where there is no such file. */
export function* linesOf(file: string): Generator<string> {
  if (!existsSync(file)) return
  const handle = openSync(file, 'r')
  const decoder = new StringDecoder('utf8')
  const bytes = Buffer.alloc(1024 * 1024)
  try {
    let rest = ''
    for (let length = readSync(handle, bytes); length > 0; length = readSync(handle, bytes)) {
      const lines = (rest + decoder.write(bytes.subarray(0, length))).split('\n')
      rest = lines.pop() ?? ''
      yield* lines.filter(Boolean)
    }
    if (rest !== '') yield rest
  } finally {
    closeSync(handle)
  }
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
  const { tables } = await readTables(place)
  // Of a booking that is made meanwhile the backup may have the sold nights alone, and never the booking alone.
  for (const { name, columns } of tables.toSorted((one, other) => Number(isForSale(one)) - Number(isForSale(other)))) {
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

function isForSale({ name }: { name: string }): boolean {
  return name === 'night' || name === 'booking_option'
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
