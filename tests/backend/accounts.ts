import { env } from 'cloudflare:workers'
import { randomBytes, scryptSync } from 'node:crypto'
import type { UserType } from '../../src/contracts/session.ts'
import { postJson } from './call.ts'

export const keys = { 'x-public-key': env.AUTH_PUBLIC_KEY }
export const password = 'sand mellem tæerne'
/** Of the password, at a hundredth of the cost that the service takes for one: what is stored says how it was made. */
const hashed = cheapHash(password)
let visitors = 0

export interface NewAccount {
  email: string
  type: UserType
  permissions?: string[]
  provenAt?: number | null
  password?: string | null
}

/** An account with the password above, unless it is to have none. */
export async function addAccount({
  email,
  type,
  permissions = [],
  provenAt = 1,
  ...rest
}: NewAccount): Promise<number> {
  const row = await env.DB.prepare(
    `INSERT INTO account (type, email, email_proven_at, password, first_name, last_name, phone, permissions, created_at)
     VALUES (?1, ?2, ?3, ?4, 'Inger', 'Klitgaard', '+45 12 34 56 78', ?5, ?6) RETURNING id`,
  )
    .bind(type, email, provenAt, rest.password === null ? null : hashed, JSON.stringify(permissions), Date.now())
    .first<{ id: number }>()
  return row?.id ?? 0
}

function cheapHash(typed: string): string {
  const [salt, [N, r, p]] = [randomBytes(16), [2 ** 9, 8, 1] as const]
  const key = scryptSync(typed.normalize('NFC'), salt, 32, { N, r, p })
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** A call of the auth service, from a line of the network of its own unless the headers name one. */
export function ask(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  variables: typeof env = env,
): Promise<Response> {
  visitors += 1
  return postJson(`/auth${path}`, body, { ...keys, 'x-visitor': `visitor-${visitors}`, ...headers }, variables)
}

export function bearer(token: string): Record<string, string> {
  return { ...keys, authorization: `Bearer ${token}` }
}

interface SessionReply {
  data: { token: string; error?: string; user?: { email: string }; sent?: string; permissions?: string[] }
}

export async function readSession(response: Response): Promise<SessionReply['data']> {
  const { data } = (await response.json()) as SessionReply
  return data
}

export async function loginToken(email: string, target = 'guest'): Promise<string> {
  return (await readSession(await ask(`/login/${target}/`, { email, password, captcha: null }))).token
}

/** The data of the newest mail to an address; null where there is none. */
export async function newestMail(to: string): Promise<{ link: string; name: string } | null> {
  const row = await env.DB.prepare('SELECT data FROM outbox WHERE recipient = ?1 ORDER BY queued_at DESC LIMIT 1')
    .bind(to)
    .first<{ data: string }>()
  return row && JSON.parse(row.data)
}
