import * as v from 'valibot'
import { isLocalHost } from '../../contracts/secrets.ts'
import { OriginSchema, WebUrlSchema } from '../../contracts/variable-rules.ts'
import { variableOf } from '../../editions/names.ts'
import { editions } from '../../editions/table.ts'
import type { Configuration } from './configurations.ts'
import { type Finding, fault, hostOf, shown, warning } from './finding.ts'

const webhookPath = '/api/webhooks/content/'

/** How the workers fit together, and with the outside services of their variables. */
export function connectionFindings(site: Configuration, backend: Configuration, mcp: Configuration): Finding[] {
  return [
    ...bindings(site, backend, mcp),
    ...mails(backend),
    ...webhook(site, backend),
    ...assetSources(site),
    ...[site, backend].flatMap(plainUrls),
    ...contentSpace(site, backend),
    ...searchEngine(site, backend),
    ...searchEngines(site),
  ]
}

/** The workers are bound to each other's deployed names, and have the same sites. */
function bindings(site: Configuration, backend: Configuration, mcp: Configuration): Finding[] {
  const bound = (from: Configuration, binding: string, to: Configuration) =>
    from.services
      .filter((each) => each.binding === binding && each.service !== to.name)
      .map(({ service }) => fault(from.name, `${binding} is bound to ${service}, and what is deployed is ${to.name}.`))
  const others = editions.flatMap(({ key }) => {
    const hosts = (site.variables[variableOf('HOSTS', key)] ?? '').split(',').map((host) => host.trim())
    const variable = variableOf('SITE', key)
    return [backend, mcp].flatMap(({ name, variables }) => {
      const origin = variables[variable] ?? ''
      // An invalid value is reported as such; its text is not repeated.
      const host = v.is(OriginSchema, origin) ? hostOf(origin) : null
      // A site on this machine is reported elsewhere.
      return host && !isLocalHost(host) && !hosts.includes(host)
        ? [fault(name, `${variable} is at ${host}, which is no host of that edition.`)]
        : []
    })
  })
  return [...bound(site, 'BACKEND', backend), ...bound(mcp, 'SITE', site), ...others]
}

/** An environment beside the live one sends no mails. */
function mails({ name, worker, variables }: Configuration): Finding[] {
  if (name !== worker.name || (variables.MAIL_PROVIDER ?? '') !== '') return []
  return [warning(name, 'MAIL_PROVIDER is empty: no mail is sent, and guests get no confirmation of their bookings.')]
}

/** The embedded content service notifies the site of changes; for another one, its operator sets up a webhook. */
function webhook(site: Configuration, backend: Configuration): Finding[] {
  const isEmbedded = (site.variables.CONTENT_URL ?? '') === ''
  const url = backend.variables.CONTENT_WEBHOOK_URL ?? ''
  if (!isEmbedded) return []
  if (url === '') {
    return [
      warning(
        backend.name,
        'CONTENT_WEBHOOK_URL is empty: the site learns of changed content when its copies get old.',
      ),
    ]
  }
  const parsed = URL.parse(url)
  const hosts = editions.flatMap(({ key }) => (site.variables[variableOf('HOSTS', key)] ?? '').split(','))
  // An invalid value is reported as such; its text is not repeated.
  if (!v.is(WebUrlSchema, url)) return []
  if (parsed && parsed.pathname === webhookPath && hosts.some((host) => host.trim() === parsed.hostname)) return []
  return [
    fault(
      backend.name,
      `CONTENT_WEBHOOK_URL is ${shown(url)}: a host of the site with the path ${webhookPath} is needed.`,
    ),
  ]
}

/** Forms, comments and contest pictures are checked and published where the site reads its content. */
function contentSpace(site: Configuration, backend: Configuration): Finding[] {
  const url = site.variables.CONTENT_URL ?? ''
  const own = backend.variables.CONTENT_URL ?? ''
  // Another workers service knows its content by itself.
  if ((site.variables.WORKERS_URL ?? '') !== '') return []
  if (url !== own) {
    const text =
      "CONTENT_URL is not the site's: forms, comments and contest pictures would be checked by other content."
    return [fault(backend.name, text)]
  }
  return own === '' || (backend.variables.CONTENT_MANAGEMENT_URL ?? '') !== ''
    ? []
    : [
        warning(
          backend.name,
          'CONTENT_MANAGEMENT_URL is empty: approved comments and contest pictures are not published.',
        ),
      ]
}

/** A search engine of one's own is told by the back end what changes, unless an agency's own broker has the houses. */
function searchEngine(site: Configuration, backend: Configuration): Finding[] {
  const url = site.variables.SEARCH_URL ?? ''
  const own = backend.variables.SEARCH_URL ?? ''
  const isPushedToOtherwise = own === '' && (site.variables.BROKER_URL ?? '') !== ''
  if (url === '' || url === own || isPushedToOtherwise) return []
  const text = "SEARCH_URL is not the site's: the engine in which guests search is not told of what is sold or changed."
  return [warning(backend.name, text)]
}

/** An environment beside the live one is not for search engines. */
function searchEngines({ name, worker, variables }: Configuration): Finding[] {
  const unindexed = (variables.NOINDEX_HOSTS ?? '').split(',').map((each) => each.trim())
  const isStored = (host: string) =>
    unindexed.some((each) => host === each || (each.startsWith('.') && host.endsWith(each)))
  if (name === worker.name) return []
  return editions.flatMap(({ key }) =>
    (variables[variableOf('HOSTS', key)] ?? '')
      .split(',')
      .map((host) => host.trim())
      .filter((host) => host !== '' && !isStored(host))
      .map((host) => warning(name, `${host} is not in NOINDEX_HOSTS: search engines may keep its pages.`)),
  )
}

function assetSources({ name, variables }: Configuration): Finding[] {
  const isContentful = /\bcontentful\.com$/.test(hostOf(variables.CONTENT_URL ?? '') ?? '')
  return isContentful && (variables.ASSET_SOURCES ?? '') === ''
    ? [warning(name, 'ASSET_SOURCES is empty: pictures of the Contentful space are not served.')]
    : []
}

function plainUrls({ name, variables }: Configuration): Finding[] {
  return Object.entries(variables).flatMap(([variable, url]) => {
    if (!(variable.endsWith('_URL') || variable === 'MAP_TILES') || !url.startsWith('http:')) return []
    return [fault(name, `${variable} is not https: what it is sent could be read on the way.`)]
  })
}
