import { isLocalHost } from './contracts/secrets.ts'
import { type VariableOf, variableOf } from './editions/names.ts'
import { byEdition } from './editions/table.ts'
import { hostsOf, type Variables } from './env.ts'
import type { Market } from './markets/market.ts'

type OriginVariables = Pick<Variables, VariableOf<'HOSTS' | 'SITE'>>

/**
 * Each edition's origin, for whatever leads to it: links, canonical URLs, mails, redirects. It is the configured one, else
 * https and the main host. Of the request nothing is taken but, while that host is this machine's own and nothing is
 * configured, the port that happened to be free.
 */
export function siteOrigins(variables: OriginVariables, requestUrl: URL): Record<Market['key'], string> {
  const originOf = (configured: string, [mainHost = 'localhost']: readonly string[]) => {
    if (configured !== '') return configured
    if (!isLocalHost(mainHost)) return `https://${mainHost}`
    return `${requestUrl.protocol}//${mainHost}${requestUrl.port ? `:${requestUrl.port}` : ''}`
  }
  const hosts = hostsOf(variables)
  return byEdition(({ key }) => originOf(variables[variableOf('SITE', key)], hosts[key]))
}
