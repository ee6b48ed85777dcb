import * as v from 'valibot'
import { LoginTargetSchema, type OldLogin, OldLoginSchema, TokenSchema } from '../contracts/session.ts'

/** The session's cookie: no script reads it. */
export const sessionCookie = { name: 'marehalm_main_auth', maxAge: 720 * 60 * 60 } as const
/** Of the site before this one. */
export const oldLoginCookie = 'marehalm_login'

const PermissionLookupSchema = v.record(v.string(), v.literal(true))
export type PermissionLookup = v.InferOutput<typeof PermissionLookupSchema>

const StoredSessionSchema = v.object({
  token: TokenSchema,
  permissions: v.fallback(PermissionLookupSchema, {}),
  loginTarget: v.fallback(v.optional(LoginTargetSchema), undefined),
})
export type StoredSession = v.InferOutput<typeof StoredSessionSchema>

/** A list of permissions → a lookup of name to true. */
export function permissionLookup(names: readonly string[]): PermissionLookup {
  return Object.fromEntries(names.map((name) => [name, true as const]))
}

/** The cookie's value. A session that is stored after a change has no permissions: whoami returns them. */
export function writeSession({ token, loginTarget }: Pick<StoredSession, 'token' | 'loginTarget'>): string {
  const stored: StoredSession = { token, permissions: {}, ...(loginTarget && { loginTarget }) }
  return JSON.stringify(stored)
}

/** Null for anything but a session. */
export function readSession(value: string | undefined): StoredSession | null {
  return parsed(StoredSessionSchema, value)
}

/** Null unless all five fields are there. */
export function readOldLogin(value: string | undefined): OldLogin | null {
  return parsed(OldLoginSchema, value)
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, value: string | undefined) {
  try {
    const result = v.safeParse(schema, JSON.parse(value ?? ''))
    return result.success ? result.output : null
  } catch {
    return null
  }
}
