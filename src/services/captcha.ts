import { CaptchaReplySchema, type CaptchaWidget } from '../contracts/captcha.ts'
import type { Variables } from '../env.ts'
import { parseReply, ServiceError } from './service-error.ts'
import { callService } from './transport.ts'

interface CaptchaToken {
  token: string
  /** Form that it was solved for; a token of another form or host is refused. */
  action: string
  hostname: string
  /** Where the visitor comes from, for the provider to compare. */
  visitor: string | undefined
}

export interface CaptchaProvider {
  widget: CaptchaWidget
  /** Origin of the provider, which pages with the field may frame and connect to. */
  origin: string
  /** A token is valid once. `unavailable`: the provider did not answer readably. */
  verify(question: CaptchaToken): Promise<'passed' | 'failed' | 'unavailable'>
}

/** Milliseconds that a guest waits for the provider behind a form. */
const timeout = 3_000

type CaptchaVariables = Pick<Variables, 'CAPTCHA_URL' | 'CAPTCHA_SITE_KEY' | 'CAPTCHA_SECRET'>

/** Turnstile, or a compatible provider; null while no key is configured. The secret is sent in the body only. */
export function createCaptchaProvider(
  { CAPTCHA_URL: url, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret }: CaptchaVariables,
  send: typeof fetch,
): CaptchaProvider | null {
  if (siteKey === '') return null
  const endpoint = { name: 'captcha', url, key: '', fetch: (input: string, init: RequestInit) => send(input, init) }
  return {
    widget: { siteKey, script: `${url}/api.js?render=explicit` },
    origin: new URL(url).origin,
    async verify({ token, action, hostname, visitor }) {
      try {
        const body = await callService(endpoint, {
          path: '/siteverify',
          method: 'POST',
          body: { secret, response: token, ...(visitor && { remoteip: visitor }) },
          timeout,
        })
        const reply = parseReply('captcha', CaptchaReplySchema, body)
        return reply.success && reply.hostname === hostname && reply.action === action ? 'passed' : 'failed'
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        return 'unavailable'
      }
    },
  }
}
