import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { CommandError } from '../read-command.ts'
import type { Fingerprint, Keeper } from './fingerprint.ts'

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
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new CommandError(`${folder} is not empty: a backup is a folder of its own.`)
  }
  for (const part of ['tables', 'buckets', 'bytes', 'objects'])
    mkdirSync(`${folder}/${part}`, { recursive: true, mode: 0o700 })
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
