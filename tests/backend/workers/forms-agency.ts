import { env } from 'cloudflare:workers'
import { seedContent } from '../../../src/backend/seed/content/seed-content.ts'
import { createD1Writer, type Value } from '../../../src/backend/seed/writer.ts'
import { call, postJson } from '../call.ts'

const workers = '/workers'

const contentTables = ['entry', 'asset']
/** Rows of the seeded content, which takes long to make: it is made once a file. */
let seeded: Record<string, Record<string, Value>[]> | null = null

/** The seeded content, and nothing sent yet. */
export async function seedForms(): Promise<void> {
  const writer = createD1Writer(env.DB)
  await writer.clear(contentTables)
  if (seeded === null) await seedContent({ write: writer, today: '2026-11-21', streets: [] })
  for (const [table, rows] of Object.entries(seeded ?? {})) {
    await writer.insert(
      table,
      Object.keys(rows[0] ?? {}),
      rows.map((row) => Object.values(row)),
    )
  }
  await writer.finish()
  seeded ??= { entry: await rowsOf('entry'), asset: await rowsOf('asset') }
  await env.DB.batch(
    ['submission', 'upload', 'outbox', 'sms_signup', 'failed_lookup'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  )
}

export function send(path: string, body: unknown, key: string = crypto.randomUUID()): Promise<Response> {
  return postJson(workers + path, body, { 'idempotency-key': key })
}

export function manage(path: string, method = 'GET', variables: typeof env = env): Promise<Response> {
  const headers = { authorization: `Bearer ${env.MANAGEMENT_TOKEN}` }
  return call(`/management${path}`, { method, headers }, variables)
}

export async function rowsOf(table: string): Promise<Record<string, Value>[]> {
  return (await env.DB.prepare(`SELECT * FROM ${table}`).all<Record<string, Value>>()).results
}

export async function dataOf(response: Response): Promise<Record<string, unknown>> {
  return ((await response.json()) as { data: Record<string, unknown> }).data
}

export async function errorOf(
  response: Response,
): Promise<{ code: string; fields?: { field: string; kind: string }[] }> {
  return ((await response.json()) as { error: { code: string } }).error
}
