import { createHash } from 'node:crypto'
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

/** How much there is of one thing, and the hash of all of it: every row, every byte. */
interface Part {
  count: number
  hash: string
}
/** By `table lodging`, `bucket MEDIA`, `objects DRAFTS`. */
export type Fingerprint = Record<string, Part>

/** Reads everything, and hands each piece to whoever keeps it. */
export interface Keeper {
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

/** What is not the same in both. */
export function differences(one: Fingerprint, other: Fingerprint): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => one[name]?.hash !== other[name]?.hash || one[name]?.count !== other[name]?.count,
  )
}

/** For people: each thing, how much there is of it. */
export function tableOf(found: Fingerprint): string {
  const lines = Object.entries(found).map(([name, { count, hash }]) => `| ${name} | ${count} | ${hash.slice(0, 12)} |`)
  return ['| what | how many | hash of every row and byte |', '|---|---|---|', ...lines].join('\n')
}
