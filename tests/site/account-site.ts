import type { SessionData } from '../../src/contracts/session.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { ServiceError } from '../../src/services/service-error.ts'
import type { Services } from '../../src/services/services.ts'
import { type Given, openSite, origins } from './site.ts'

export const token = 'token-of-this-session-1'
export const user = {
  id: 7,
  type: 2,
  email: 'gaest@example.com',
  firstname: 'Inger',
  lastname: 'Klit',
  phone: '',
  picture: '',
} as const
export const sessionData: SessionData = { token, permissions: ['favorites'], loginTarget: 'guest', user }
export const typed = { email: 'gaest@example.com', password: 'sand mellem tæerne' }
export const texts = messagesOf(markets[0]).account

export function open(auth: Partial<Services['auth']> = {}, given: Given = {}) {
  const revoked: string[] = []
  const site = openSite({
    ...given,
    auth: {
      login: async () => sessionData,
      whoami: async () => sessionData,
      logout: async (ended) => void revoked.push(ended),
      ...auth,
    },
  })
  return { ...site, revoked }
}
export type Site = ReturnType<typeof open>

export function post(
  site: Site,
  path: string,
  form: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  return site.fetch(path, {
    method: 'POST',
    headers: { origin: origins.da, 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(form),
  })
}

export function cookiesOf(response: Response): Map<string, string> {
  return new Map(response.headers.getSetCookie().map((line) => [line.slice(0, line.indexOf('=')), line]))
}

export function sessionCookie(
  given: object = { token, permissions: {}, loginTarget: 'guest' },
): Record<string, string> {
  return {
    cookie: `marehalm_main_auth=${encodeURIComponent(JSON.stringify(given))}; marehalm_signed_in=guest.0123456789`,
  }
}

export function refusal(status: number, body: unknown = undefined) {
  return async (): Promise<never> => {
    throw new ServiceError('auth', status, body)
  }
}
