import * as v from 'valibot'
import { WebUrlSchema } from '../contracts/variable-rules.ts'
import { removeTrailingSlash } from '../domain/slashes.ts'
import { CommandError } from './read-command.ts'

/**
 * The GraphQL endpoint of content or broker for a command, and its key: an outside service has its own (CONTENT_KEY, as
 * bearer), the embedded one SERVICE_KEY, which is sent nowhere else. CONTENT_URL is the endpoint itself, the broker's
 * is below BROKER_URL.
 * @throws CommandError for an invalid URL
 */
export function sourceOf(
  name: 'content' | 'broker',
  embeddedUrl: string,
): { url: string; key: string; keyAs?: 'bearer' } {
  const outsideUrl = process.env[`${name.toUpperCase()}_URL`] ?? ''
  const key = process.env[`${name.toUpperCase()}_KEY`] ?? ''
  if (outsideUrl === '') {
    return { url: `${embeddedUrl}/graphql`, key: process.env.SERVICE_KEY ?? 'local-service-key' }
  }
  const needed = v.safeParse(WebUrlSchema, outsideUrl).issues?.[0].message
  if (needed !== undefined) throw new CommandError(`${name.toUpperCase()}_URL is wrong: ${needed}.`, 2)
  if (name === 'content') return { url: outsideUrl, key, keyAs: 'bearer' }
  return { url: `${removeTrailingSlash(outsideUrl)}/graphql`, key }
}

/** For what may be done twice: an idle connection that is closed just as it is used again costs a second attempt. */
export function fetchAgain(input: string, init: RequestInit): Promise<Response> {
  return fetch(input, init).catch(() => fetch(input, init))
}

/** A service token of Cloudflare Access, for workers that stand behind it. */
export function accessHeaders(): Record<string, string> {
  const { CF_ACCESS_CLIENT_ID: id, CF_ACCESS_CLIENT_SECRET: secret } = process.env
  return id && secret ? { 'cf-access-client-id': id, 'cf-access-client-secret': secret } : {}
}
