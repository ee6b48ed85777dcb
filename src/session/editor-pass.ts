import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { toHex } from '../domain/hex.ts'
import { isSecret } from './secret.ts'

/** What a cookie lets its holder do: use the console, or see whose parts a page is made of. */
export type Pass = 'console' | 'marks'

/** Seconds until an editor shows the secret again. */
const sessionSeconds = 4 * 60 * 60

/** `<moment it ends>.<HMAC of that and of what it is for>`: nothing of the secret can be had from it. */
export async function issuePass(c: Context, pass: Pass, secret: string): Promise<void> {
  const until = String(Math.floor(Date.now() / 1000) + sessionSeconds)
  setCookie(c, cookieName(c, pass), `${until}.${await signature(pass, until, secret)}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(c),
    maxAge: sessionSeconds,
  })
}

/** Whether the request carries a pass of that kind which has not run out. */
export async function holdsPass(c: Context, pass: Pass, secret: string): Promise<boolean> {
  if (secret === '' || !c.req.header('cookie')?.includes(cookieName(c, pass))) return false
  const [until = '', given = ''] = (getCookie(c, cookieName(c, pass)) ?? '').split('.')
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 < Date.now()) return false
  return isSecret(given, await signature(pass, until, secret))
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
