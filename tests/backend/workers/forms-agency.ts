import { env } from 'cloudflare:workers'
import { seedContent } from '../../../src/backend/seed/content/seed-content.ts'
import { createD1Writer } from '../../../src/backend/seed/writer.ts'
import { call, postJson } from '../call.ts'

const workers = '/workers'

/** The seeded content, and nothing sent yet. */
export async function seedForms(): Promise<void> {
  const writer = createD1Writer(env.DB)
  await writer.clear(['entry', 'asset'])
  await seedContent({ write: writer, today: '2026-11-21', streets: [] })
  await writer.finish()
  await env.DB.batch(
    ['submission', 'upload', 'outbox', 'sms_signup', 'failed_lookup'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  )
}

export function send(path: string, body: unknown, key: string = crypto.randomUUID()): Promise<Response> {
  return postJson(workers + path, body, { 'idempotency-key': key })
}

export function manage(path: string, method = 'GET'): Promise<Response> {
  return call(`/management${path}`, { method, headers: { authorization: `Bearer ${env.MANAGEMENT_TOKEN}` } })
}

export async function rowsOf(table: string): Promise<Record<string, unknown>[]> {
  return (await env.DB.prepare(`SELECT * FROM ${table}`).all()).results
}

export async function dataOf(response: Response): Promise<Record<string, unknown>> {
  return ((await response.json()) as { data: Record<string, unknown> }).data
}

export async function errorOf(
  response: Response,
): Promise<{ code: string; fields?: { field: string; kind: string }[] }> {
  return ((await response.json()) as { error: { code: string } }).error
}
