import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as letters, digits, - and _: what a cookie or a link carries. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token: from it nobody finds the token. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
