import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { toHex } from '../domain/digests.ts'
import { isSecret } from './secret.ts'

/** What a pass permits: to use the console, to see which entries a page consists of, or to see drafts. */
export type Pass = 'console' | 'marks' | 'preview'

interface PassKind {
  /** Name of its cookie after the site's prefix. */
  name: string
  /** Seconds until it ends. */
  maxAge: number
  /** A preview begins with a link from elsewhere: a strict cookie would not be there on the page that it leads to. */
  sameSite: 'Strict' | 'Lax'
}

const kinds: Record<Pass, PassKind> = {
  console: { name: 'editor', maxAge: 4 * 60 * 60, sameSite: 'Strict' },
  marks: { name: 'marks', maxAge: 4 * 60 * 60, sameSite: 'Strict' },
  preview: { name: 'preview', maxAge: 60 * 60, sameSite: 'Lax' },
}

/** Names of their cookies, without the prefix of HTTPS. */
export const passCookies: readonly string[] = Object.values(kinds).map(({ name }) => `marehalm_${name}`)

/** A valid pass. */
interface HeldPass {
  /** Seconds since 1970. */
  until: number
  /** The holder's name, or the pass's purpose; may be empty. */
  holder: string
}

/**
 * `<end>.<HMAC of end, kind and holder>` and the holder; the secret can't be derived from it.
 * @param holder the name as its holder has given it, or the pass's purpose; may be empty
 */
export async function writePass(pass: Pass, secret: string, holder = '', until = endOf(pass)): Promise<string> {
  const written = holder === '' ? '' : `.${toHex(new TextEncoder().encode(holder))}`
  return `${until}.${await signature(pass, until + written, secret)}${written}`
}

/** End of a pass of that kind that begins now, in seconds since 1970. */
export function endOf(pass: Pass): number {
  return Math.floor(Date.now() / 1000) + kinds[pass].maxAge
}

/** The pass; null for a wrong or an expired one. */
export async function readPass(pass: Pass, secret: string, written: string): Promise<HeldPass | null> {
  if (secret === '') return null
  const [until = '', given = '', name = ''] = written.split('.')
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 < Date.now()) return null
  const holder = name === '' ? '' : `.${name}`
  if (!(await isSecret(given, await signature(pass, until + holder, secret)))) return null
  const bytes = Uint8Array.from(name.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return { until: Number(until), holder: new TextDecoder().decode(bytes) }
}

export async function issuePass(c: Context, pass: Pass, secret: string, holder = ''): Promise<void> {
  storePass(c, pass, await writePass(pass, secret, holder), kinds[pass].maxAge)
}

/** Sets the pass's cookie for as long as it is valid. */
export function storePass(c: Context, pass: Pass, written: string, maxAge: number): void {
  const { sameSite } = kinds[pass]
  setCookie(c, cookieName(c, pass), written, { path: '/', httpOnly: true, sameSite, secure: isSecure(c), maxAge })
}

/** Whether the request carries a pass of that kind which has not run out. */
export async function holdsPass(c: Context, pass: Pass, secret: string): Promise<boolean> {
  return (await heldPass(c, pass, secret)) !== null
}

/** The pass of that kind in the request; null for none or an expired one. */
export async function heldPass(c: Context, pass: Pass, secret: string): Promise<HeldPass | null> {
  if (secret === '' || !c.req.header('cookie')?.includes(cookieName(c, pass))) return null
  return readPass(pass, secret, getCookie(c, cookieName(c, pass)) ?? '')
}

export function withdrawPass(c: Context, pass: Pass): void {
  deleteCookie(c, cookieName(c, pass), { path: '/', secure: isSecure(c) })
}

/** Over HTTPS the prefix of the name makes browsers refuse a cookie that another host or path has set. */
function cookieName(c: Context, pass: Pass): string {
  return `${isSecure(c) ? '__Host-' : ''}marehalm_${kinds[pass].name}`
}

function isSecure(c: Context): boolean {
  return new URL(c.req.url).protocol === 'https:'
}

async function signature(pass: Pass, until: string, secret: string): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  const bytes = await crypto.subtle.sign('HMAC', key, encoder.encode(`${pass} ${until}`))
  return toHex(new Uint8Array(bytes))
}
