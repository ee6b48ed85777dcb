import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { toHex } from '../domain/hex.ts'
import { isSecret } from './secret.ts'

/** What a cookie lets its holder do: use the console, or see whose parts a page is made of. */
export type Pass = 'console' | 'marks'

/** Seconds until an editor shows the secret again. */
const sessionSeconds = 4 * 60 * 60

/**
 * `<moment it ends>.<HMAC of that, of what it is for and of who holds it>`, and who that is: nothing of the secret can be
 * had from it.
 * @param name as the holder has given it; empty: nobody has said
 */
export async function issuePass(c: Context, pass: Pass, secret: string, name = ''): Promise<void> {
  const until = String(Math.floor(Date.now() / 1000) + sessionSeconds)
  const holder = name === '' ? '' : `.${toHex(new TextEncoder().encode(name))}`
  setCookie(c, cookieName(c, pass), `${until}.${await signature(pass, until + holder, secret)}${holder}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(c),
    maxAge: sessionSeconds,
  })
}

/** Whether the request carries a pass of that kind which has not run out. */
export async function holdsPass(c: Context, pass: Pass, secret: string): Promise<boolean> {
  return (await holderOf(c, pass, secret)) !== null
}

/** Who holds the pass that the request carries, empty where nobody has said; null for none, or one that has run out. */
export async function holderOf(c: Context, pass: Pass, secret: string): Promise<string | null> {
  if (secret === '' || !c.req.header('cookie')?.includes(cookieName(c, pass))) return null
  const [until = '', given = '', name = ''] = (getCookie(c, cookieName(c, pass)) ?? '').split('.')
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 < Date.now()) return null
  const holder = name === '' ? '' : `.${name}`
  if (!(await isSecret(given, await signature(pass, until + holder, secret)))) return null
  return new TextDecoder().decode(Uint8Array.from(name.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))
}

export function withdrawPass(c: Context, pass: Pass): void {
  deleteCookie(c, cookieName(c, pass), { path: '/', secure: isSecure(c) })
}

/** Over HTTPS the name itself makes browsers refuse a cookie that another host or path has set. */
function cookieName(c: Context, pass: Pass): string {
  return `${isSecure(c) ? '__Host-' : ''}marehalm_${pass === 'console' ? 'editor' : 'marks'}`
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
