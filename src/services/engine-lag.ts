import { type EngineLag, EngineLagReplySchema } from '../contracts/engine-lag.ts'
import type { Bindings, Variables } from '../env.ts'
import { parseReply } from './parse-reply.ts'
import { callService } from './transport.ts'

const timeoutMs = 1_000

/** How far the search engine lags behind the embedded back end; null where it feeds none. */
export async function loadEngineLag(
  backend: Bindings['BACKEND'],
  { SERVICE_KEY: key }: Pick<Variables, 'SERVICE_KEY'>,
): Promise<EngineLag | null> {
  const fetch = (input: string, init: RequestInit) => backend.fetch(input, init)
  const endpoint = { name: 'search', url: 'http://backend/search', key, keyAs: 'bearer', fetch } as const
  const reply = await callService(endpoint, { path: '/feed', timeout: timeoutMs })
  return parseReply('search', EngineLagReplySchema, reply).data
}
