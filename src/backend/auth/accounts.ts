import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { dictionary } from '@zxcvbn-ts/language-common'
import {
  type LoginTarget,
  longestPassword,
  type ResetError,
  type SessionData,
  shortestPassword,
  type UserType,
  userTypes,
} from '../../contracts/session.ts'

export interface Account {
  id: number
  type: UserType
  email: string
  password: string | null
  first_name: string
  last_name: string
  phone: string
  picture: string
  /** JSON list. */
  permissions: string
  /** Milliseconds since 1970; null: no mail has proven the address. */
  email_proven_at: number | null
  created_at: number
}

/** Whose accounts a login is for, those that come first first. */
export function typesOf(target: LoginTarget | null): UserType[] {
  if (target === 'guest') return [userTypes.customer]
  if (target === 'owner') return [userTypes.creditor]
  return [userTypes.customer, userTypes.creditor, userTypes.internal, userTypes.oldInternal]
}

/** @param email lower case */
export function accountByEmail(db: D1Database, email: string, target: LoginTarget | null): Promise<Account | null> {
  return db
    .prepare(
      `SELECT account.* FROM json_each(?2) AS wanted JOIN account ON account.type = wanted.value AND account.email = ?1
       ORDER BY wanted.key LIMIT 1`,
    )
    .bind(email, JSON.stringify(typesOf(target)))
    .first<Account>()
}

export function accountById(db: D1Database, id: number): Promise<Account | null> {
  return db.prepare('SELECT * FROM account WHERE id = ?1').bind(id).first<Account>()
}

/** As mails greet the account's owner: with the whole name, as mails about bookings do. */
export function fullName({ first_name, last_name }: Pick<Account, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim()
}

/** Account data that a session's owner receives. */
export function sessionReply(account: Account, token: string, target: LoginTarget | null): SessionData {
  return {
    token,
    permissions: JSON.parse(account.permissions),
    loginTarget: target,
    capabilities: account.type === userTypes.customer ? ['export', 'delete'] : ['export'],
    user: {
      id: account.id,
      type: account.type,
      email: account.email,
      firstname: account.first_name,
      lastname: account.last_name,
      phone: account.phone,
      picture: account.picture,
    },
  }
}

/** OWASP's advice where Argon2 is not available: 16 MB and about 0.2 s of one core. */
const cost = { N: 2 ** 14, r: 8, p: 5 }
const keyLength = 32

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Costs the same whether there is such an account, and whether it has a password. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', expected = ''] = (stored ?? nobodys).split('$')
  const key = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  const expectedKey = Buffer.from(expected, 'base64url')
  return expectedKey.length === key.length && timingSafeEqual(key, expectedKey) && stored !== null
}

/** Null for a password that may be chosen. */
export function passwordFault(password: string): Extract<ResetError, `password_${string}`> | null {
  const { length } = [...password]
  if (length < shortestPassword) return 'password_too_short'
  if (length > longestPassword) return 'password_too_long'
  return isCommonPassword(password) ? 'password_common' : null
}

/** Hash to compare with for an unknown account: of no password. */
const nobodys = `scrypt$${cost.N}$${cost.r}$${cost.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`

function derive(password: string, salt: Uint8Array, { N, r, p }: typeof cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The same letters, however a keyboard writes them.
    scrypt(password.normalize('NFC'), salt, keyLength, { N, r, p, maxmem: 64 * 1024 * 1024 }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

/** Those of the list that are long enough to be chosen here, in small letters. */
let known: ReadonlySet<string> | undefined

/**
 * Whether guessers try the password first: it is one of the commonest of past breaches, in capitals or not. The list comes
 * within the worker's one script (zxcvbn-ts, MIT) and is read when the first password is set; nothing of a password leaves.
 */
function isCommonPassword(password: string): boolean {
  known ??= readList()
  return known.has(password.normalize('NFC').toLowerCase())
}

function readList(): ReadonlySet<string> {
  const all: readonly (string | number)[] = dictionary['passwords-common']
  return new Set(all.map(String).filter(({ length }) => length >= shortestPassword))
}
