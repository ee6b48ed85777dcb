import * as v from 'valibot'
import { CspReportsSchema, type CspViolation, LegacyCspReportSchema } from '../../contracts/csp-report.ts'
import type { Deps } from '../../deps.ts'
import { withoutSecrets } from '../../domain/logged-text.ts'
import { type SiteRequest, urlOf } from '../../site-context.ts'

const noStore = { 'cache-control': 'no-store' }
/** Milliseconds within which the same violation is logged once. */
const logPeriodMs = 60_000
/** Maximum log lines per isolate in that time: anybody can send reports. */
const maxLines = 50
const maxPathLength = 200

/**
 * POST /api/csp-reports/: what browsers blocked by the content security policy. Only the directive, the origin of what was
 * blocked and the page's path are logged; nothing is stored.
 */
export function handleCspReports({ now, note }: Pick<Deps, 'now' | 'note'>) {
  const logged = new Set<string>()
  let periodEnd = 0
  return async function handleCspReportsOfBrowser(c: SiteRequest): Promise<Response> {
    const violations = await readViolations(c)
    if (violations === null) {
      const message = 'Reports as browsers send them are needed: application/csp-report or application/reports+json.'
      return c.json({ error: { code: 'invalid_request', message } }, 400, noStore)
    }
    const time = now().getTime()
    if (time >= periodEnd) {
      logged.clear()
      periodEnd = time + logPeriodMs
    }
    for (const { directive, blockedUrl, documentUrl } of violations) {
      const page = URL.parse(documentUrl)
      if (page?.host !== urlOf(c).host) continue
      const path = withoutSecrets(page.pathname).slice(0, maxPathLength)
      const line = {
        event: 'csp-violation',
        market: c.get('market').key,
        directive,
        blocked: originOf(blockedUrl),
        path,
      }
      const key = JSON.stringify(line)
      if (logged.has(key) || logged.size >= maxLines) continue
      logged.add(key)
      note(line)
    }
    return c.body(null, 204, noStore)
  }
}

async function readViolations(c: SiteRequest): Promise<CspViolation[] | null> {
  const schema = schemaOf(c.req.header('content-type'))
  if (!schema) return null
  const parsed = v.safeParse(schema, parseJson(await c.req.arrayBuffer()))
  return parsed.success ? parsed.output : null
}

function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

function schemaOf(contentType = '') {
  const [type = ''] = contentType.split(';')
  switch (type.trim().toLowerCase()) {
    case 'application/csp-report':
      return LegacyCspReportSchema
    case 'application/reports+json':
      return CspReportsSchema
    default:
      return null
  }
}

/** Without path and query, which may contain personal data. Keywords such as `inline` and schemes stay. */
function originOf(blockedUrl: string): string {
  const url = URL.parse(blockedUrl)
  if (url) return url.origin === 'null' ? url.protocol : url.origin
  return /^[a-z-]{1,40}$/.test(blockedUrl) ? blockedUrl : 'unknown'
}
