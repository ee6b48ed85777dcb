import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { toHex } from '../domain/digests.ts'
import { isSecret } from './secret.ts'

/** What a cookie lets its holder do: use the console, see whose parts a page is made of, or see drafts. */
export type Pass = 'console' | 'marks' | 'preview'

interface PassKind {
  /** What its cookie is called behind the site's name. */
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

/** What their cookies are called, whatever stands before that over HTTPS. */
export const passCookies: readonly string[] = Object.values(kinds).map(({ name }) => `marehalm_${name}`)

/** A pass as it was read. */
interface HeldPass {
  /** Seconds since 1970. */
  until: number
  /** The holder's name, or the pass's purpose; may be empty. */
  holder: string
}

/**
 * `<moment it ends>.<HMAC of that, of what it is for and of who holds it>`, and who that is: nothing of the secret can be
 * had from it.
 * @param holder as the holder has given it, or what the pass is good for; empty: nobody has said
 */
export async function writePass(pass: Pass, secret: string, holder = '', until = endOf(pass)): Promise<string> {
  const written = holder === '' ? '' : `.${toHex(new TextEncoder().encode(holder))}`
  return `${until}.${await signature(pass, until + written, secret)}${written}`
}

/** When a pass of that kind ends that begins now, in seconds since 1970. */
export function endOf(pass: Pass): number {
  return Math.floor(Date.now() / 1000) + kinds[pass].maxAge
}

/** Null for what is no pass of that kind, and for one that has run out. */
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

/** Puts a written pass into its cookie, for as many seconds as it is good. */
export function storePass(c: Context, pass: Pass, written: string, maxAge: number): void {
  const { sameSite } = kinds[pass]
  setCookie(c, cookieName(c, pass), written, { path: '/', httpOnly: true, sameSite, secure: isSecure(c), maxAge })
}

/** Whether the request carries a pass of that kind which has not run out. */
export async function holdsPass(c: Context, pass: Pass, secret: string): Promise<boolean> {
  return (await heldPass(c, pass, secret)) !== null
}

/** The pass of that kind that the request carries; null for none, or one that has run out. */
export async function heldPass(c: Context, pass: Pass, secret: string): Promise<HeldPass | null> {
  if (secret === '' || !c.req.header('cookie')?.includes(cookieName(c, pass))) return null
  return readPass(pass, secret, getCookie(c, cookieName(c, pass)) ?? '')
}

export function withdrawPass(c: Context, pass: Pass): void {
  deleteCookie(c, cookieName(c, pass), { path: '/', secure: isSecure(c) })
}

/** Over HTTPS the name itself makes browsers refuse a cookie that another host or path has set. */
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
